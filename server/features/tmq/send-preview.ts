import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { Failure } from '#domain/failures.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/env.ts';
import { readPreview, type StoredDocument } from './preview/preview.ts';

/** One page in words, and whether it is a picture instead. Null when no preview can be made of the document. */
export async function viewPage(deps: Pick<Deps, 'files'>, document: StoredDocument, number: number) {
  const found = await readPreview(deps, document, number);
  if (!found) return null;
  const text = found.lines.join('\n\n').replaceAll(/\n{3,}/g, '\n\n');
  return { pages: found.pages, text: text.trim(), isPicture: Boolean(found.picture) };
}

/** The picture that a page is. Whatever its bytes are, a browser takes them for a picture or for nothing. */
export async function sendPagePicture(
  c: Context<AppEnv>,
  deps: Pick<Deps, 'files'>,
  document: StoredDocument,
  number: number,
) {
  const picture = (await readPreview(deps, document, number))?.picture;
  if (!picture) throw new Failure('not_found');
  c.header('Content-Type', picture.type);
  c.header('Content-Length', String(picture.bytes));
  c.header('Content-Security-Policy', "default-src 'none'; sandbox");
  c.header('Cache-Control', 'private, no-store');
  return c.body(Readable.toWeb(Readable.from(picture.content())) as ReadableStream);
}

/** What is no number of a page is an address where there is nothing. */
export function requirePage(number: string): number {
  if (!/^[1-9]\d{0,2}$/.test(number)) throw new Failure('not_found');
  return Number(number);
}

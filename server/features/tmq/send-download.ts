import type { Context } from 'hono';
import { Failure } from '#domain/failures.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/env.ts';

const contentTypes: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

type StoredFile = { key: string | null | undefined; fileName: string | null; kind: string | null };

/** Streams a private file as a download: no browser may show it as a page of ours, keep it or guess what it is. */
export async function sendDownload(
  c: Context<AppEnv>,
  { files }: Pick<Deps, 'files'>,
  { key, fileName, kind }: StoredFile,
) {
  const file = key ? await files.read(key) : undefined;
  if (!file) throw new Failure('not_found');
  c.header('Content-Type', contentTypes[kind ?? ''] ?? 'application/octet-stream');
  c.header('Content-Length', String(file.bytes));
  c.header('Content-Disposition', attachment(fileName ?? 'document'));
  c.header('Content-Security-Policy', "default-src 'none'; sandbox");
  c.header('Cache-Control', 'private, no-store');
  return c.body(file.content);
}

/** RFC 6266: a plain name for old browsers, and the real one. */
function attachment(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w.() -]/g, '_');
  const exact = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}

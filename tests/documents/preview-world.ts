import { readPreview } from '#server/features/tmq/preview/preview.ts';
import { openLocalFiles } from '#server/providers/files/files-local.ts';
import { scrubbed, temporaryFolder } from '../contracts/files-contract-world.ts';

/** What a student sees of a document, with its picture as bytes. */
export async function previewOf(kind: string, content: Buffer, page = 1) {
  await using folder = await temporaryFolder();
  const files = openLocalFiles(folder.path);
  await files.put('tmq/a', scrubbed(content), { mostBytes: content.length });
  const found = await readPreview({ files }, { key: 'tmq/a', kind, bytes: content.length }, page);
  if (!found) return undefined;
  const pieces: Buffer[] = [];
  for await (const piece of found.picture?.content() ?? []) pieces.push(piece);
  return { pages: found.pages, lines: found.lines, type: found.picture?.type, picture: Buffer.concat(pieces) };
}

import { buffer } from 'node:stream/consumers';
import { programEndings } from './document-kind.ts';
import { refuse } from './refuse.ts';
import type { StoredBytes } from './stored-bytes.ts';
import { unpackEntry } from './unpack-entry.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';

const mostUnpackedBytes = 100 * 1024 * 1024;
/** Text shrinks to a twentieth; only what was made to swell shrinks to less than a hundredth. */
const mostRatio = 100;
const unsuspiciousBytes = 10 * 1024 * 1024;
const program = new RegExp(`${programEndings}$`, 'i');

export async function checkDocx(content: StoredBytes): Promise<void> {
  const entries = await readZipDirectory(content);
  const types = entries.find(({ name }) => name === '[Content_Types].xml');
  // Some programs number the main part.
  if (!types || !entries.some(({ name }) => /^word\/document\d*\.xml$/.test(name))) return refuse('documentWrongKind');
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (unpacked > mostUnpackedBytes) refuse('documentUnpacksTooLarge');
  if (unpacked > unsuspiciousBytes && unpacked > content.bytes * mostRatio) refuse('documentUnpacksTooLarge');
  if (entries.some(({ name }) => /vba(project|data)/i.test(name))) refuse('documentMacros');
  if (entries.some(({ name }) => program.test(name))) refuse('documentAttachments');
  for (const entry of entries) await checkSize(content, entry);
  await checkContentTypes(content, types);
}

/** A directory may lie about sizes, so each entry is unpacked once, counted and thrown away. */
async function checkSize(content: StoredBytes, entry: ZipEntry): Promise<void> {
  let bytes = 0;
  for await (const piece of unpackEntry(content, entry)) bytes += piece.length;
  if (bytes !== entry.unpacked) refuse('documentDamaged');
}

/** A macro part may have any name; what it is, it must say here. */
async function checkContentTypes(content: StoredBytes, types: ZipEntry): Promise<void> {
  if (types.unpacked > 1024 * 1024) refuse('documentDamaged');
  const xml = (await buffer(unpackEntry(content, types)))
    .toString('latin1')
    // As UTF-16, every second byte is zero.
    .replaceAll('\0', '');
  if (/vbaProject|macroEnabled/i.test(xml)) refuse('documentMacros');
  // No program writes its types in character references, except to hide them.
  if (/&#|<!DOCTYPE/i.test(xml)) refuse('documentDamaged');
}

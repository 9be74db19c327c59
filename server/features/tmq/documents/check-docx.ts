import { buffer } from 'node:stream/consumers';
import { programEndings } from './document-kind.ts';
import { refuse } from './refuse.ts';
import type { StoredBytes } from './stored-bytes.ts';
import { unpackEntry } from './unpack-entry.ts';
import { checkWordXml } from './word-xml.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';

const mostUnpackedBytes = 100 * 1024 * 1024;
/** Text shrinks to a twentieth; only what was made to swell shrinks to less than a hundredth. */
const mostRatio = 100;
const unsuspiciousBytes = 10 * 1024 * 1024;
/** Hundreds of pages of writing; more is not writing. */
const mostXmlBytes = 8 * 1024 * 1024;
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
  // A chart brings its figures as a spreadsheet; anything else in there opens in a program of its own.
  if (entries.some(({ name }) => /(?:^|\/)embeddings\/.*[^/]$/i.test(name) && !/\.xlsx$/i.test(name)))
    refuse('documentEmbedded');
  for (const entry of entries) await checkEntry(content, entry);
  await checkContentTypes(content, types);
}

/** A directory may lie about sizes, so each entry is unpacked once and counted; what is text is looked at. */
async function checkEntry(content: StoredBytes, entry: ZipEntry): Promise<void> {
  let bytes = 0;
  let kept: Buffer[] | undefined;
  for await (const piece of unpackEntry(content, entry)) {
    if (bytes === 0) {
      if (piece.subarray(0, 4).equals(oleMagic)) refuse('documentEmbedded');
      kept = isText(entry.name, piece) ? [] : undefined;
      if (kept && entry.unpacked > mostXmlBytes) refuse('documentUnpacksTooLarge');
    }
    bytes += piece.length;
    kept?.push(piece);
  }
  if (bytes !== entry.unpacked) refuse('documentDamaged');
  if (kept) checkWordXml(entry.name, asLetters(Buffer.concat(kept)));
}

/** By its first letter, not by its name: what a part is, the list of types may say too. */
function isText(name: string, start: Buffer): boolean {
  const text = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</.test(asLetters(start));
  if (!text && /\.(?:xml|rels|vml)$/i.test(name)) refuse('documentDamaged');
  return text;
}

const oleMagic = Buffer.from('d0cf11e0', 'hex');

/** A macro part may have any name; what it is, it must say here. */
async function checkContentTypes(content: StoredBytes, types: ZipEntry): Promise<void> {
  if (types.unpacked > 1024 * 1024) refuse('documentDamaged');
  const xml = asLetters(await buffer(unpackEntry(content, types)));
  if (/vbaProject|macroEnabled/i.test(xml)) refuse('documentMacros');
  // No program writes its types in character references, except to hide them.
  if (/&#|<!DOCTYPE/i.test(xml)) refuse('documentDamaged');
}

/** As UTF-16, every second byte is zero. */
function asLetters(bytes: Buffer): string {
  return bytes.toString('latin1').replaceAll('\0', '');
}

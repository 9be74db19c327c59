import { type CfbEntry, openCfb } from './cfb-directory.ts';
import { liesOutside } from './outside-places.ts';
import { refuse } from './refuse.ts';
import type { StoredBytes } from './stored-bytes.ts';
import { fieldFetches } from './word-fields.ts';

type Read = (entry: CfbEntry) => AsyncIterable<Buffer>;

/** The old Word format shares its container with old spreadsheets, slides and encrypted documents. */
export async function checkDoc(content: StoredBytes): Promise<void> {
  const cfb = await openCfb(content);
  const find = (wanted: string) => cfb.atRoot.find(({ name, isStream }) => isStream && name === wanted);
  // A .docx with a password is such a container too.
  if (cfb.atRoot.some(({ name }) => /^Encrypt(edPackage|ionInfo)$/i.test(name))) refuse('documentPassword');
  const word = find('WordDocument');
  if (!word) return refuse('documentWrongKind');
  if (cfb.entries.some(({ name }) => /^(_?VBA.*|Macros)$/i.test(name))) refuse('documentMacros');
  const header = await readPart(cfb.read, word, 0, 512);
  checkWordHeader(header);
  if (cfb.entries.some(({ name, isEmpty }) => name === '\u0001Ole10Native' || (name === 'ObjectPool' && !isEmpty)))
    refuse('documentEmbedded');
  await checkFields(cfb.read, word);
  await checkTemplate(cfb.read, header, find);
}

/** The first words of the Word stream: its number, and whether a password is needed. */
function checkWordHeader(header: Buffer): void {
  if (header.length < 12) refuse('documentDamaged');
  // 0xA5EC since Word 97, 0xA5DC and 0xA5DB before.
  if (![0xa5ec, 0xa5dc, 0xa5db].includes(header.readUInt16LE(0))) refuse('documentWrongKind');
  if (header.readUInt16LE(10) & 0x0100) refuse('documentPassword');
}

/** A field's instruction stands between two marks, in narrow or wide letters. */
async function checkFields(read: Read, word: CfbEntry): Promise<void> {
  let before = '';
  for await (const piece of joined(read(word))) {
    const text = before + piece.toString('latin1').replaceAll('\0', '');
    for (const [, code = ''] of text.matchAll(fieldCode)) if (fieldFetches(code)) refuse('documentFetches');
    before = text.slice(-longestCode);
  }
}

const longestCode = 300;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the marks.
const fieldCode = /\x13([^\x13-\x15]{1,300})/g;

async function* joined(sectors: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  for await (const sector of sectors) {
    if (waiting.push(sector) < 128) continue;
    yield Buffer.concat(waiting);
    waiting = [];
  }
  yield Buffer.concat(waiting);
}

/** Since Word 97 the header says where the strings lie that go with the document. The second is its template's path. */
async function checkTemplate(read: Read, header: Buffer, find: (name: string) => CfbEntry | undefined): Promise<void> {
  if (header.readUInt16LE(0) !== 0xa5ec || header.length < 0x1a2) return;
  const table = find(header.readUInt16LE(10) & 0x0200 ? '1Table' : '0Table');
  const bytes = Math.min(header.readUInt32LE(0x19e), 8192);
  if (!table || bytes < 10) return;
  const from = header.readUInt32LE(0x19a);
  const strings = await readPart(read, table, from, from + bytes);
  const pathAt = strings.length < 10 ? 0 : 6 + 2 + strings.readUInt16LE(6) * 2;
  if (pathAt + 2 > strings.length) return;
  const path = strings.toString('utf16le', pathAt + 2, pathAt + 2 + strings.readUInt16LE(pathAt) * 2);
  if (liesOutside(path)) refuse('documentFetches');
}

async function readPart(read: Read, entry: CfbEntry, from: number, to: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let at = 0;
  for await (const piece of read(entry)) {
    if (at + piece.length > from) parts.push(piece.subarray(Math.max(0, from - at), to - at));
    at += piece.length;
    if (at >= to) break;
  }
  return Buffer.concat(parts);
}

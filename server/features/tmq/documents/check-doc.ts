import { type CfbEntry, openCfb } from './cfb-directory.ts';
import { refuse } from './refuse.ts';
import type { StoredBytes } from './stored-bytes.ts';

/** The old Word format shares its container with old spreadsheets, slides and encrypted documents. */
export async function checkDoc(content: StoredBytes): Promise<void> {
  const cfb = await openCfb(content);
  // A .docx with a password is such a container too.
  if (cfb.atRoot.some(({ name }) => /^Encrypt(edPackage|ionInfo)$/i.test(name))) refuse('documentPassword');
  const word = cfb.atRoot.find(({ name, isStream }) => isStream && name === 'WordDocument');
  if (!word) return refuse('documentWrongKind');
  if (cfb.entries.some(({ name }) => /^(_?VBA.*|Macros)$/i.test(name))) refuse('documentMacros');
  await checkWordHeader(cfb.readStart, word);
}

/** The first words of the Word stream: its number, and whether a password is needed. */
async function checkWordHeader(readStart: (entry: CfbEntry) => Promise<Buffer>, word: CfbEntry): Promise<void> {
  const header = await readStart(word);
  if (header.length < 12) return refuse('documentDamaged');
  // 0xA5EC since Word 97, 0xA5DC and 0xA5DB before.
  if (![0xa5ec, 0xa5dc, 0xa5db].includes(header.readUInt16LE(0))) refuse('documentWrongKind');
  if (header.readUInt16LE(10) & 0x0100) refuse('documentPassword');
}

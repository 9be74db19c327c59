import { refuse } from './refuse.ts';
import type { StoredBytes } from './stored-bytes.ts';

export type ZipEntry = { name: string; packed: number; unpacked: number; deflated: boolean; dataAt: number };

const mostEntries = 2000;
const mostDirectoryBytes = 1024 * 1024;
const endBytes = 22;
const longestComment = 0xffff;

/** The entries of a zip by its directory, each found where the directory says and none on top of another. */
export async function readZipDirectory(content: StoredBytes): Promise<ZipEntry[]> {
  const end = await findZipEnd(content);
  if (!end) return refuse('documentDamaged');
  if (end.entries > mostEntries || end.at - end.directoryAt > mostDirectoryBytes) refuse('documentUnpacksTooLarge');
  const directory = await content.slice(end.directoryAt, end.at);
  const listed = parseDirectory(directory, end.entries).sort((a, b) => a.localAt - b.localAt);
  const names = new Set(listed.map(({ name }) => name.toLowerCase()));
  if (names.size !== listed.length) refuse('documentDamaged');
  const entries: ZipEntry[] = [];
  let expectedAt = 0;
  for (const { localAt, ...entry } of listed) {
    requireNear(localAt, expectedAt);
    const dataAt = await findData(content, localAt, entry.name);
    expectedAt = dataAt + entry.packed;
    entries.push({ ...entry, dataAt });
  }
  requireNear(end.directoryAt, expectedAt);
  return entries;
}

/** The record at the very end of every zip; also how a file of another kind shows that it is a zip as well. */
export async function findZipEnd(content: StoredBytes) {
  const from = Math.max(0, content.bytes - endBytes - longestComment);
  const tail = await content.slice(from, content.bytes);
  for (let at = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1'); at >= 0; ) {
    if (at + endBytes <= tail.length && at + endBytes + tail.readUInt16LE(at + 20) === tail.length) {
      return {
        at: from + at,
        entries: tail.readUInt16LE(at + 10),
        directoryAt: tail.readUInt32LE(at + 16),
      };
    }
    at = at === 0 ? -1 : tail.lastIndexOf('PK\x05\x06', at - 1, 'latin1');
  }
  return undefined;
}

type Listed = Omit<ZipEntry, 'dataAt'> & { localAt: number };

function parseDirectory(directory: Buffer, count: number): Listed[] {
  const listed: Listed[] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) return refuse('documentDamaged');
    const next = at + 46 + directory.readUInt16LE(at + 28);
    const name = directory.toString('utf8', at + 46, next);
    const method = directory.readUInt16LE(at + 10);
    // Bits 0, 6 and 13: encrypted, strongly encrypted, directory encrypted.
    if (directory.readUInt16LE(at + 8) & 0x2041) refuse('documentPassword');
    if ((method !== 0 && method !== 8) || !isSafeName(name)) refuse('documentDamaged');
    listed.push({
      name,
      deflated: method === 8,
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      localAt: directory.readUInt32LE(at + 42),
    });
    at = next + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  if (at !== directory.length) return refuse('documentDamaged');
  return listed;
}

function isSafeName(name: string): boolean {
  return name !== '' && !/^\/|\\|^[a-z]:|\p{Cc}|\uFFFD/iu.test(name) && !name.split('/').includes('..');
}

/** Between entries there is room for a few numbers about the last one, and none for anything hidden. */
function requireNear(at: number, expectedAt: number): void {
  if (at < expectedAt || at > expectedAt + (expectedAt === 0 ? 0 : 24)) refuse('documentDamaged');
}

async function findData(content: StoredBytes, localAt: number, name: string): Promise<number> {
  const header = await content.slice(localAt, localAt + 30);
  if (header.length < 30 || header.readUInt32LE(0) !== 0x04034b50) return refuse('documentDamaged');
  const nameEnd = localAt + 30 + header.readUInt16LE(26);
  // Two names for one entry: some programs would go by the one, some by the other.
  if ((await content.slice(localAt + 30, nameEnd)).toString('utf8') !== name) return refuse('documentDamaged');
  return nameEnd + header.readUInt16LE(28);
}

import { refuse } from './refuse.ts';
import type { StoredBytes } from './stored-bytes.ts';

/** A stream or a folder of a compound file. */
export type CfbEntry = { name: string; isStream: boolean; firstSector: number; bytes: number; isEmpty: boolean };

type Listed = CfbEntry & { left: number; right: number; child: number; isRoot: boolean };

const endOfChain = 0xfffffffa;
const mostDirectorySectors = 1024;

/** The directory of a compound file, read by following its sectors and never further than a document needs. */
export async function openCfb(content: StoredBytes) {
  const header = await content.slice(0, 512);
  const shift = header.length === 512 ? header.readUInt16LE(30) : 0;
  if (shift !== 9 && shift !== 12) return refuse('documentDamaged');
  const sectorBytes = 1 << shift;
  const readSector = (sector: number) => content.slice((sector + 1) * sectorBytes, (sector + 2) * sectorBytes);
  const tables = await readTableSectors(header, readSector, content.bytes / sectorBytes);
  const perSector = sectorBytes / 4;

  async function nextSector(sector: number): Promise<number> {
    const table = tables[Math.floor(sector / perSector)];
    if (table === undefined) return refuse('documentDamaged');
    return uint32(await readSector(table), (sector % perSector) * 4);
  }

  const entries: Listed[] = [];
  let count = 0;
  for (let sector = header.readUInt32LE(48); sector < endOfChain; sector = await nextSector(sector)) {
    if (++count > mostDirectorySectors) return refuse('documentDamaged');
    const directory = await readSector(sector);
    if (directory.length < sectorBytes) return refuse('documentDamaged');
    for (let at = 0; at < sectorBytes; at += 128) entries.push(parseEntry(directory.subarray(at, at + 128)));
  }
  const root = entries[0];
  if (!root?.isRoot) return refuse('documentDamaged');

  return {
    entries: entries.filter(({ name }) => name !== '') as CfbEntry[],
    atRoot: childrenOf(entries, root) as CfbEntry[],
    /** A stream, sector by sector. Small ones lie in little sectors of the root's own stream, with a table of their own. */
    async *read({ firstSector, bytes }: CfbEntry): AsyncGenerator<Buffer> {
      if (bytes > content.bytes) refuse('documentDamaged');
      const isSmall = bytes < header.readUInt32LE(56);
      const littleTable = isSmall ? await sectorsFrom(header.readUInt32LE(60)) : [];
      const littleHome = isSmall ? await sectorsFrom(root.firstSector) : [];
      const littleAt = async (sectors: number[], at: number, size: number) => {
        const home = sectors[Math.floor(at / sectorBytes)];
        if (home === undefined) return refuse('documentDamaged');
        return (await readSector(home)).subarray(at % sectorBytes, (at % sectorBytes) + size);
      };
      let sector = firstSector;
      for (let left = bytes; left > 0; ) {
        const part = isSmall ? await littleAt(littleHome, sector * 64, 64) : await readSector(sector);
        if (part.length === 0) refuse('documentDamaged');
        yield part.subarray(0, left);
        left -= part.length;
        if (left > 0)
          sector = isSmall ? uint32(await littleAt(littleTable, sector * 4, 4), 0) : await nextSector(sector);
      }
    },
  };

  async function sectorsFrom(first: number): Promise<number[]> {
    const sectors: number[] = [];
    for (let sector = first; sector < endOfChain; sector = await nextSector(sector)) {
      if (sectors.push(sector) > content.bytes / sectorBytes) return refuse('documentDamaged');
    }
    return sectors;
  }
}

/** Which sectors hold the table of chains: the first 109 are in the header, more in a chain of their own. */
async function readTableSectors(header: Buffer, readSector: (sector: number) => Promise<Buffer>, most: number) {
  const sectors: number[] = [];
  for (let at = 76; at < 512; at += 4) sectors.push(header.readUInt32LE(at));
  let more = header.readUInt32LE(68);
  while (more < endOfChain) {
    const list = await readSector(more);
    for (let at = 0; at + 8 <= list.length; at += 4) sectors.push(list.readUInt32LE(at));
    more = uint32(list, list.length - 4);
    if (sectors.length > most + 1024) return refuse('documentDamaged');
  }
  return sectors.filter((sector) => sector < endOfChain);
}

function parseEntry(entry: Buffer): Listed {
  const type = entry.readUInt8(66);
  const nameBytes = Math.min(Math.max(entry.readUInt16LE(64) - 2, 0), 62);
  return {
    name: type === 0 ? '' : entry.toString('utf16le', 0, nameBytes),
    isStream: type === 2,
    isRoot: type === 5,
    left: entry.readUInt32LE(68),
    right: entry.readUInt32LE(72),
    child: entry.readUInt32LE(76),
    isEmpty: type !== 2 && entry.readUInt32LE(76) >= endOfChain,
    firstSector: entry.readUInt32LE(116),
    bytes: entry.readUInt32LE(120),
  };
}

/** What lies at the top: a spreadsheet may hold a Word document deeper down, and is a spreadsheet still. */
function childrenOf(entries: Listed[], root: Listed): Listed[] {
  const seen = new Set<number>();
  const waiting = [root.child];
  for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
    const entry = entries[number];
    if (!entry || seen.has(number)) continue;
    seen.add(number);
    waiting.push(entry.left, entry.right);
  }
  return [...seen].flatMap((number) => entries[number] ?? []);
}

function uint32(buffer: Buffer, at: number): number {
  return at >= 0 && at + 4 <= buffer.length ? buffer.readUInt32LE(at) : refuse('documentDamaged');
}

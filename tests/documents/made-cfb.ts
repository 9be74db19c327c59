/** A stream with its content, or a folder with what is in it. */
export type MadeItem = { name: string; content?: Buffer; items?: MadeItem[] };

const sectorBytes = 512;
const perSector = sectorBytes / 4;
const inHeader = 109;
const none = 0xffffffff;
const endOfChain = 0xfffffffe;
const isTable = 0xfffffffd;
const isTableList = 0xfffffffc;

/** A compound file written by hand, for tests: header, streams, directory, table of chains. */
export function madeCfb(items: MadeItem[]): Buffer {
  const sectors: Buffer[] = [];
  const chains: number[] = [];
  const entries: Buffer[] = [];

  function addContent(content: Buffer): number {
    const first = sectors.length;
    for (let at = 0; at < content.length; at += sectorBytes) {
      sectors.push(padded(content.subarray(at, at + sectorBytes), sectorBytes));
      chains.push(at + sectorBytes < content.length ? sectors.length : endOfChain);
    }
    return first;
  }

  /** Each item hangs to the right of the one before it. */
  function addItems([item, ...others]: MadeItem[]): number {
    if (!item) return none;
    const number = entries.push(Buffer.alloc(0)) - 1;
    // Streams under 4096 bytes would lie elsewhere.
    const content = item.content && padded(item.content, Math.max(4096, item.content.length));
    const first = content ? addContent(content) : 0;
    const child = addItems(item.items ?? []);
    const right = addItems(others);
    entries[number] = entryOf(item.name, content ? 2 : 1, { right, child, first, bytes: content?.length });
    return number;
  }

  entries.push(Buffer.alloc(0));
  entries[0] = entryOf('Root Entry', 5, { right: none, child: addItems(items), first: endOfChain });
  while (entries.length % 4 > 0) entries.push(Buffer.alloc(128));
  const directoryAt = addContent(Buffer.concat(entries));
  return assemble(sectors, chains, directoryAt);
}

function entryOf(
  name: string,
  type: number,
  { right, child, first, bytes = 0 }: { right: number; child: number; first: number; bytes?: number },
): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE(name.length * 2 + 2, 64);
  entry.writeUInt8(type, 66);
  entry.writeUInt32LE(none, 68);
  entry.writeUInt32LE(right, 72);
  entry.writeUInt32LE(child, 76);
  entry.writeUInt32LE(first, 116);
  entry.writeUInt32LE(bytes, 120);
  return entry;
}

function assemble(sectors: Buffer[], chains: number[], directoryAt: number): Buffer {
  let tables = 1;
  const listsFor = (count: number) => Math.ceil(Math.max(0, count - inHeader) / (perSector - 1));
  while (tables * perSector < chains.length + tables + listsFor(tables)) tables++;
  const lists = listsFor(tables);
  const tableAt = chains.length;
  const listAt = tableAt + tables;
  const table = [...chains, ...Array(tables).fill(isTable), ...Array(lists).fill(isTableList)];
  while (table.length < tables * perSector) table.push(none);
  const tableNumbers = Array.from({ length: tables }, (_, index) => tableAt + index);

  const header = Buffer.alloc(sectorBytes, 0xff);
  header.fill(0, 0, 76);
  header.write('d0cf11e0a1b11ae1', 'hex');
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    header.writeUInt16LE(value, at);
  for (const [at, value] of [
    [44, tables],
    [48, directoryAt],
    [56, 4096],
    [60, endOfChain],
  ] as const) {
    header.writeUInt32LE(value, at);
  }
  header.writeUInt32LE(lists > 0 ? listAt : endOfChain, 68);
  header.writeUInt32LE(lists, 72);
  for (const [index, number] of tableNumbers.slice(0, inHeader).entries()) header.writeUInt32LE(number, 76 + index * 4);

  const more = tableNumbers.slice(inHeader);
  const listSectors = Array.from({ length: lists }, (_, index) => {
    const numbers = more.slice(index * (perSector - 1), (index + 1) * (perSector - 1));
    while (numbers.length < perSector - 1) numbers.push(none);
    return uint32s([...numbers, index + 1 < lists ? listAt + index + 1 : endOfChain]);
  });
  return Buffer.concat([header, ...sectors, uint32s(table), ...listSectors]);
}

function uint32s(numbers: number[]): Buffer {
  return Buffer.from(new Uint32Array(numbers).buffer);
}

function padded(content: Buffer, bytes: number): Buffer {
  return Buffer.concat([content, Buffer.alloc(Math.max(0, bytes - content.length))]);
}

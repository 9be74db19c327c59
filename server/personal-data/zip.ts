import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** Names use '/' between folders. */
export type ZipEntry = { name: string; at: Date; content: Iterable<Uint8Array> | AsyncIterable<Uint8Array> };

/** Writes a zip while its files are read: no file is ever held whole. At most 4 GB. */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, at, content } of entries) {
    const head = { name: Buffer.from(name), time: dosTime(at) };
    const start = offset;
    const local = localHeader(head);
    yield local;
    offset += local.length;
    const found = { crc: 0, bytes: 0, packed: 0 };
    for await (const piece of deflated(content, found)) {
      found.packed += piece.length;
      yield piece;
    }
    const descriptor = dataDescriptor(found);
    yield descriptor;
    offset += found.packed + descriptor.length;
    directory.push(directoryEntry(head, found, start));
  }
  yield* directory;
  const size = directory.reduce((sum, entry) => sum + entry.length, 0);
  yield endOfDirectory(directory.length, size, offset);
}

type Found = { crc: number; bytes: number; packed: number };
type Head = { name: Buffer; time: number };

async function* deflated(content: ZipEntry['content'], found: Found): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const piece of content) {
      found.crc = crc32(piece, found.crc);
      found.bytes += piece.length;
      yield piece;
    }
  }
  const packer = createDeflateRaw();
  const packed = pipeline(Readable.from(counted()), packer);
  // Whoever reads the packer hears of a failure there; here it must only not be unheard.
  packed.catch(() => undefined);
  yield* packer;
  await packed;
}

/** Deflated, sizes after the content, names in UTF-8. */
const version = 20;
const flags = 0x0808;
const deflate = 8;
/** Otherwise some programs take the names for those of an old PC. */
const madeByUnix = 0x0300;
const readableFile = 0o100644 * 0x10000;

function localHeader({ name, time }: Head): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(version, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(deflate, 8);
  header.writeUInt32LE(time, 10);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function dataDescriptor({ crc, bytes, packed }: Found): Buffer {
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(crc, 4);
  descriptor.writeUInt32LE(packed, 8);
  descriptor.writeUInt32LE(bytes, 12);
  return descriptor;
}

function directoryEntry({ name, time }: Head, { crc, bytes, packed }: Found, start: number): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(madeByUnix + version, 4);
  entry.writeUInt16LE(version, 6);
  entry.writeUInt16LE(flags, 8);
  entry.writeUInt16LE(deflate, 10);
  entry.writeUInt32LE(time, 12);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(packed, 20);
  entry.writeUInt32LE(bytes, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(readableFile, 38);
  entry.writeUInt32LE(start, 42);
  return Buffer.concat([entry, name]);
}

function endOfDirectory(entries: number, size: number, start: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(start, 16);
  return end;
}

/** Two seconds fine, from 1980. */
function dosTime(at: Date): number {
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return day * 0x10000 + time;
}

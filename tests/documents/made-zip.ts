import { crc32, deflateRawSync } from 'node:zlib';

/** An entry, and the lies that a hostile one tells about itself. */
export type MadeEntry = {
  name: string;
  content: string | Buffer;
  stored?: boolean;
  flags?: number;
  unpacked?: number;
  packed?: number;
  unlisted?: boolean;
  nameInFront?: string;
};

/** A zip written by hand, for tests. */
export function madeZip(entries: MadeEntry[], comment = ''): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const { name, content, stored = false, flags = 0, nameInFront = name } = entry;
    const plain = Buffer.from(content);
    const packed = stored ? plain : deflateRawSync(plain);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(stored ? 0 : 8, 4);
    common.writeUInt32LE(crc32(plain), 10);
    common.writeUInt32LE(entry.packed ?? packed.length, 14);
    common.writeUInt32LE(entry.unpacked ?? plain.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(nameInFront), packed]);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(at, 10);
    const listing = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, end, Buffer.from(name)]);
    if (!entry.unlisted) directory.push(listing);
    locals.push(local);
    at += local.length;
  }
  return Buffer.concat([...locals, ...directory, endOf(directory, at, comment)]);
}

function endOf(directory: Buffer[], at: number, comment: string): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, Buffer.from(comment)]);
}

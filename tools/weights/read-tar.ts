const blockSize = 512;

/** The files of a tar archive (as npm packs them) whose names are asked for. Everything else is passed over. */
export function readTar(archive: Buffer, wanted: (name: string) => boolean): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let offset = 0;
  let longName: string | undefined;
  while (offset + blockSize <= archive.length) {
    const header = archive.subarray(offset, offset + blockSize);
    if (header.every((byte) => byte === 0)) break;
    const size = Number.parseInt(text(header, 124, 12), 8);
    if (Number.isNaN(size)) throw new Error('this is no tar archive');
    const body = archive.subarray(offset + blockSize, offset + blockSize + size);
    if (body.length < size) throw new Error('the archive ends too early');
    offset += blockSize + Math.ceil(size / blockSize) * blockSize;
    const type = text(header, 156, 1);
    if (type === 'x') longName = /\d+ path=(.*)\n/.exec(body.toString('utf8'))?.[1];
    else {
      const name = longName ?? shortName(header);
      longName = undefined;
      if ((type === '0' || type === '') && wanted(name)) files.set(name, body);
    }
  }
  return files;
}

function shortName(header: Buffer): string {
  const prefix = text(header, 345, 155);
  return prefix ? `${prefix}/${text(header, 0, 100)}` : text(header, 0, 100);
}

function text(header: Buffer, start: number, length: number): string {
  return header.toString('utf8', start, start + length).replace(/\0.*$/s, '');
}

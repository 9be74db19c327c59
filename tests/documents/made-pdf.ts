import { deflateSync } from 'node:zlib';

const page = Buffer.from('BT /F1 12 Tf 72 720 Td (A rise in interest rates reduces aggregate demand.) Tj ET');

/** A stream with its dictionary. `packed` is written as FlateDecode. */
export function madeStream(dictionary: string, content: string | Buffer, { packed = true } = {}): Buffer {
  const body = packed ? deflateSync(content) : Buffer.from(content);
  const filter = packed ? ' /Filter /FlateDecode' : '';
  return Buffer.concat([
    Buffer.from(`<< ${dictionary}${filter} /Length ${body.length} >>\nstream\n`),
    body,
    Buffer.from('\nendstream'),
  ]);
}

/** Objects packed into a stream, as newer versions of the format have them. */
export function madeObjectStream(objects: string, dictionary = '/Type /ObjStm /N 1 /First 4'): Buffer {
  return madeStream(dictionary, `9 0 ${objects}`);
}

type Made = { catalogue?: string; objects?: (string | Buffer)[]; trailer?: string };

/** A PDF of one page, for tests, with more objects, more in its catalogue and more in its trailer. */
export function madePdf({ catalogue = '', objects = [], trailer = '' }: Made = {}): Buffer {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    madeStream('', page),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...objects,
  ];
  const parts = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const places: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [index, object] of all.entries()) {
    places.push(length());
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  }
  const start = length();
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(Buffer.from(`xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows}`));
  parts.push(
    Buffer.from(`trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

/** A good PDF of exactly so many bytes. */
export function madePdfOf(bytes: number): Buffer {
  const emptyImage = (length: number) =>
    madePdf({ objects: [madeStream('/Type /XObject', Buffer.alloc(length), { packed: false })] });
  let length = bytes;
  while (emptyImage(length).length > bytes) length -= emptyImage(length).length - bytes;
  return emptyImage(length);
}

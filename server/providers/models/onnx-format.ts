/** Numbers of the fields, by the definition of the models' format (ONNX, in Protocol Buffers). */
export const ofModel = { graph: 7 };
export const ofGraph = { step: 1, name: 2, weights: 5, input: 11, output: 12, shapes: 13 };
export const ofStep = { input: 1, output: 2, name: 3, kind: 4, attribute: 5, notes: 6 };
export const ofAttribute = { name: 1, number: 3, graph: 6, graphs: 11, type: 20 };
export const weightsName = 8;
export const ofValue = { name: 1, type: 2 };

/** One field of a message: `whole` has its number and length too. */
export type Field = { number: number; body: Buffer; whole: Buffer; hasBody: boolean };

/** The same message with each part that has a body changed, or left out. */
export function rewrite(bytes: Buffer, change: (field: Field) => Buffer | undefined): Buffer {
  return Buffer.concat([...readFields(bytes)].flatMap((field) => (field.hasBody ? change(field) : field.whole) ?? []));
}

const kinds = { number: 0, eightBytes: 1, body: 2, fourBytes: 5 };

export function* readFields(bytes: Buffer): Generator<Field> {
  let at = 0;
  const readNumber = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++] ?? 0;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const start = at;
    const key = readNumber();
    const kind = key % 8;
    const length =
      kind === kinds.body ? readNumber() : kind === kinds.eightBytes ? 8 : kind === kinds.fourBytes ? 4 : 0;
    const bodyAt = at;
    if (kind === kinds.number) readNumber();
    else at += length;
    const body = bytes.subarray(bodyAt, at);
    yield { number: Math.floor(key / 8), body, whole: bytes.subarray(start, at), hasBody: kind === kinds.body };
  }
}

/** A field that is a number. */
export function number(field: number, value: number): Buffer {
  return Buffer.concat([writeNumber(field * 8 + kinds.number), writeNumber(value)]);
}

/** A field that is text, bytes or another message. */
export function message(number: number, body: Buffer): Buffer {
  return Buffer.concat([writeNumber(number * 8 + kinds.body), writeNumber(body.length), body]);
}

function writeNumber(value: number): Buffer {
  const bytes: number[] = [];
  for (let left = value; ; left = Math.floor(left / 128)) {
    if (left < 128) return Buffer.from([...bytes, left]);
    bytes.push((left % 128) + 128);
  }
}

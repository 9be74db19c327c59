/**
 * A model's graph (ONNX, in Protocol Buffers) without what only people read: the shapes of what passes between its steps, and
 * long names. The runtime infers what it needs; with them it holds each of thousands of steps against every free buffer and
 * takes seconds for a small model.
 */
export function lightenGraph(model: Buffer): Buffer {
  return rewrite(model, (field) =>
    field.number === parts.graph ? message(parts.graph, lighten(field.body)) : field.whole,
  );
}

/** Numbers of the fields, by the format's definition. */
const parts = { graph: 7 };
const ofGraph = { step: 1, weights: 5, input: 11, output: 12, shapes: 13 };
const ofStep = { input: 1, output: 2, name: 3, attribute: 5, notes: 6 };
const ofAttribute = { graph: 6, graphs: 11 };
const weightsName = 8;
const ofValue = { name: 1, type: 2 };
const tensorType = 1;
const tensorShape = 2;

function lighten(graph: Buffer): Buffer {
  const shortNames = nameShortly(graph);
  return rewrite(graph, ({ number, body, whole }) => {
    if (number === ofGraph.shapes) return undefined;
    if (number === ofGraph.input || number === ofGraph.output) return message(number, withoutShape(body));
    if (number === ofGraph.step) return message(number, shortenStep(body, shortNames));
    if (number === ofGraph.weights) return message(number, rename(body, [weightsName], shortNames));
    return whole;
  });
}

type ShortNames = (name: string) => string;

/** What goes in and comes out is asked for by name. So is, from within, what a graph inside this one uses. */
function nameShortly(graph: Buffer): ShortNames {
  const steps = [...readFields(graph)].filter(({ number }) => number === ofGraph.step);
  if (steps.some(({ body }) => hasGraphInside(body))) return (name) => name;
  const names = new Map([['', '']]);
  for (const { number, body } of readFields(graph)) {
    if (number !== ofGraph.input && number !== ofGraph.output) continue;
    for (const value of readFields(body))
      if (value.number === ofValue.name) names.set(`${value.body}`, `${value.body}`);
  }
  return (name) => {
    const short = names.get(name) ?? `_${names.size.toString(36)}`;
    names.set(name, short);
    return short;
  };
}

function hasGraphInside(step: Buffer): boolean {
  const attributes = [...readFields(step)].filter(({ number }) => number === ofStep.attribute);
  const inside = attributes.flatMap(({ body }) => [...readFields(body)].map(({ number }) => number));
  return inside.includes(ofAttribute.graph) || inside.includes(ofAttribute.graphs);
}

function shortenStep(step: Buffer, shortNames: ShortNames): Buffer {
  const plain = rewrite(step, ({ number, whole }) =>
    number === ofStep.name || number === ofStep.notes ? undefined : whole,
  );
  return rename(plain, [ofStep.input, ofStep.output], shortNames);
}

function rename(body: Buffer, fields: number[], shortNames: ShortNames): Buffer {
  return rewrite(body, (field) =>
    fields.includes(field.number) ? message(field.number, Buffer.from(shortNames(`${field.body}`))) : field.whole,
  );
}

function withoutShape(value: Buffer): Buffer {
  return rewrite(value, (field) => {
    if (field.number !== ofValue.type) return field.whole;
    const type = rewrite(field.body, (kind) =>
      kind.number === tensorType
        ? message(
            tensorType,
            rewrite(kind.body, ({ number, whole }) => (number === tensorShape ? undefined : whole)),
          )
        : kind.whole,
    );
    return message(ofValue.type, type);
  });
}

type Field = { number: number; body: Buffer; whole: Buffer; hasBody: boolean };

function rewrite(bytes: Buffer, change: (field: Field) => Buffer | undefined): Buffer {
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

function message(number: number, body: Buffer): Buffer {
  return Buffer.concat([writeNumber(number * 8 + kinds.body), writeNumber(body.length), body]);
}

function writeNumber(value: number): Buffer {
  const bytes: number[] = [];
  for (let left = value; ; left = Math.floor(left / 128)) {
    if (left < 128) return Buffer.from([...bytes, left]);
    bytes.push((left % 128) + 128);
  }
}

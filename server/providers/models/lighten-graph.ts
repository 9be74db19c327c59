import {
  message,
  ofAttribute,
  ofGraph,
  ofModel,
  ofStep,
  ofValue,
  readFields,
  rewrite,
  weightsName,
} from './onnx-format.ts';

/**
 * A model's graph (ONNX, in Protocol Buffers) without what only people read: the shapes of what passes between its steps, and
 * long names. The runtime infers what it needs; with them it holds each of thousands of steps against every free buffer and
 * takes seconds for a small model.
 */
export function lightenGraph(model: Buffer): Buffer {
  return rewrite(model, (field) =>
    field.number === ofModel.graph ? message(ofModel.graph, lighten(field.body)) : field.whole,
  );
}

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

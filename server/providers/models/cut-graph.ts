import { message, ofGraph, ofModel, ofStep, ofValue, readFields, rewrite, weightsName } from './onnx-format.ts';

export type GraphStep = { kind: string; inputs: string[]; outputs: string[]; written: Buffer };

/** A model of which only that is left which these outputs need; `steps` are all that it has, in order. */
export function cutGraph(model: Buffer, { steps, outputs }: { steps: GraphStep[]; outputs: Buffer[] }): Buffer {
  const needed = new Set(outputs.map(nameOfValue));
  const used = steps.toReversed().filter((step) => {
    const isUsed = step.outputs.some((name) => needed.has(name));
    if (isUsed) for (const name of step.inputs) needed.add(name);
    return isUsed;
  });
  const whole = graphOf(model);
  const kept = [...readFields(whole)].filter(
    ({ number, body }) =>
      (number === ofGraph.weights && needed.has(text(body, weightsName))) ||
      (number === ofGraph.input && needed.has(nameOfValue(body))),
  );
  const graph = Buffer.concat([
    ...used.toReversed().map(({ written }) => message(ofGraph.step, written)),
    message(ofGraph.name, Buffer.from('cut')),
    ...kept.map((field) => field.whole),
    ...outputs.map((output) => message(ofGraph.output, output)),
  ]);
  return rewrite(model, ({ number, whole: unchanged }) =>
    number === ofModel.graph ? message(ofModel.graph, graph) : unchanged,
  );
}

export function graphOf(model: Buffer): Buffer {
  const [graph] = bodies(model, ofModel.graph);
  if (!graph) throw new Error('This is no model: it has no graph.');
  return graph;
}

export function readSteps(graph: Buffer): GraphStep[] {
  return bodies(graph, ofGraph.step).map((written) => ({
    kind: text(written, ofStep.kind),
    inputs: bodies(written, ofStep.input).map(String),
    outputs: bodies(written, ofStep.output).map(String),
    written,
  }));
}

export function makeStep(kind: string, inputs: string[], outputs: string[], attributes: Buffer[] = []): GraphStep {
  const written = Buffer.concat([
    ...inputs.map((name) => message(ofStep.input, Buffer.from(name))),
    ...outputs.map((name) => message(ofStep.output, Buffer.from(name))),
    message(ofStep.kind, Buffer.from(kind)),
    ...attributes.map((attribute) => message(ofStep.attribute, attribute)),
  ]);
  return { kind, inputs, outputs, written };
}

export function nameOfValue(value: Buffer): string {
  return text(value, ofValue.name);
}

export function bodies(bytes: Buffer, number: number): Buffer[] {
  return [...readFields(bytes)].filter((field) => field.number === number).map(({ body }) => body);
}

export function text(bytes: Buffer, number: number): string {
  return String(bodies(bytes, number)[0] ?? '');
}

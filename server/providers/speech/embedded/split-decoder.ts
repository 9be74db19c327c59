import {
  bodies,
  cutGraph,
  type GraphStep,
  graphOf,
  makeStep,
  nameOfValue,
  readSteps,
  text,
} from '../../models/cut-graph.ts';
import { message, number, ofAttribute, ofGraph, ofStep } from '../../models/onnx-format.ts';

/**
 * Moonshine's decoder comes as one step, 'if', with a graph on either side: what is inside is never made ready beforehand,
 * and for every token all 32,768 words are turned round and written out in full again, most of the work. Here it is two
 * models: what the decoder makes of the sound, once, and one token.
 */
export function splitDecoder(model: Buffer): { sound: Buffer; token: Buffer } {
  const [branch] = readSteps(graphOf(model)).filter(({ kind }) => kind === 'If');
  const inside = (name: string) => {
    const attribute = bodies(branch?.written ?? Buffer.alloc(0), ofStep.attribute).find(
      (each) => text(each, ofAttribute.name) === name,
    );
    const [graph] = bodies(attribute ?? Buffer.alloc(0), ofAttribute.graph);
    if (!graph) throw new Error(`The decoder has no ${name}.`);
    return { steps: readSteps(graph), outputs: bodies(graph, ofGraph.output) };
  };
  const [first, later] = [inside('else_branch'), inside('then_branch')];
  const isOfSound = (output: Buffer) => nameOfValue(output).includes('.encoder.');
  return {
    sound: cutGraph(model, { steps: withoutWords(first.steps), outputs: first.outputs.filter(isOfSound) }),
    token: cutGraph(model, {
      steps: compareInBytes(later.steps),
      outputs: later.outputs.filter((output) => !isOfSound(output)),
    }),
  };
}

/** How many sounds there are, one, is read off the sound and not off what has been made of the words by then. */
function withoutWords(steps: GraphStep[]): GraphStep[] {
  return steps.map((step) =>
    step.outputs[0]?.endsWith('/encoder_attn/Shape_output_0')
      ? makeStep('Shape', ['encoder_hidden_states'], step.outputs)
      : step,
  );
}

/**
 * The last product, with every word there is, in bytes as the weights are, like all the others. Words that are nearly
 * equally likely are told apart by less than a byte holds: what it loses is multiplied as well.
 */
function compareInBytes(steps: GraphStep[]): GraphStep[] {
  const makerOf = (name = '') => steps.find(({ outputs }) => outputs.includes(name));
  const last = makerOf('logits');
  const words = makerOf(last?.inputs[1]);
  const [turned, scale, zero] = words?.inputs ?? [];
  if (!last?.inputs[0] || words?.kind !== 'DequantizeLinear' || !turned || !scale || !zero)
    throw new Error('The decoder chooses its words in another way.');
  const vocabulary = { turned, scale, zero };
  return [
    ...steps.filter((step) => step !== last),
    ...multiply(last.inputs[0], 'coarse', vocabulary),
    makeStep('DequantizeLinear', ['coarse_bytes', 'coarse_scale', 'coarse_zero'], ['coarse_back']),
    makeStep('Sub', [last.inputs[0], 'coarse_back'], ['rest']),
    ...multiply('rest', 'fine', vocabulary),
    makeStep('Add', ['coarse', 'fine'], ['logits']),
  ];
}

type Vocabulary = { turned: string; scale: string; zero: string };

function multiply(input: string, name: string, { turned, scale, zero }: Vocabulary): GraphStep[] {
  const own = { bytes: `${name}_bytes`, scale: `${name}_scale`, zero: `${name}_zero` };
  return [
    makeStep('DynamicQuantizeLinear', [input], [own.bytes, own.scale, own.zero]),
    makeStep('MatMulInteger', [own.bytes, turned, own.zero, zero], [`${name}_product`]),
    makeStep('Cast', [`${name}_product`], [`${name}_float`], [toFloat]),
    makeStep('Mul', [own.scale, scale], [`${name}_both`]),
    makeStep('Mul', [`${name}_float`, `${name}_both`], [name]),
  ];
}

const toFloat = Buffer.concat([
  message(ofAttribute.name, Buffer.from('to')),
  number(ofAttribute.number, 1),
  number(ofAttribute.type, 2),
]);

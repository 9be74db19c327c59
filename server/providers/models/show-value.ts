import { graphOf } from './cut-graph.ts';
import { message, ofGraph, ofModel, ofValue, rewrite } from './onnx-format.ts';

/** The same model, which also gives out what one of its steps makes, as floats. */
export function showValue(model: Buffer, name: string): Buffer {
  const value = Buffer.concat([message(ofValue.name, Buffer.from(name)), message(ofValue.type, ofFloats)]);
  const graph = Buffer.concat([graphOf(model), message(ofGraph.output, value)]);
  return rewrite(model, ({ number, whole }) => (number === ofModel.graph ? message(ofModel.graph, graph) : whole));
}

/** A tensor (field 1) of 32-bit floats (element type 1), of any shape. */
const ofFloats = Buffer.from([0x0a, 0x02, 0x08, 0x01]);

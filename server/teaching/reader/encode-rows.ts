import { integers, type Tensors } from '../../providers/models/onnx.ts';
import type { Encoded } from '../../providers/models/wordpiece.ts';

/** Rows of tokens as one padded batch. */
export function encodeRows(rows: Encoded[]): Tensors {
  const tokens = Math.max(...rows.map(({ ids }) => ids.length));
  const padded = (list: number[]) => [...list, ...Array<number>(tokens - list.length).fill(0)];
  const asTensor = (lists: number[][]) => integers(lists.flatMap(padded), [rows.length, tokens]);
  return {
    input_ids: asTensor(rows.map(({ ids }) => ids)),
    attention_mask: asTensor(rows.map(({ ids }) => ids.map(() => 1))),
    token_type_ids: asTensor(rows.map(({ typeIds }) => typeIds)),
  };
}

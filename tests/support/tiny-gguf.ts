/**
 * A language model of a few hundred kilobytes in GGUF that always says one sentence: each word's vector leads to the next
 * word, and attention adds nothing. `endless`: after the last word comes the first. `headWidth`: how much its
 * attention keeps of each word, eight bytes for each.
 */
export function writeTinyModel(
  sentence: string,
  { endless = false, architecture = 'llama', headWidth = 32 } = {},
): Buffer {
  const words = sentence.split(' ').map((word) => `▁${word}`);
  const bytes = Array.from({ length: 256 }, (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`);
  const tokens = ['<unk>', '<s>', '</s>', ...bytes, ...words];
  const firstWord = tokens.length - words.length;
  const width = 64;
  const metadata: [key: string, value: Value][] = [
    ['general.architecture', text(architecture)],
    ['general.name', text('tiny')],
    [`${architecture}.context_length`, u32(4096)],
    [`${architecture}.embedding_length`, u32(width)],
    [`${architecture}.block_count`, u32(1)],
    [`${architecture}.feed_forward_length`, u32(width)],
    [`${architecture}.attention.head_count`, u32(2)],
    [`${architecture}.attention.head_count_kv`, u32(2)],
    [`${architecture}.attention.key_length`, u32(headWidth)],
    [`${architecture}.attention.value_length`, u32(headWidth)],
    [`${architecture}.rope.dimension_count`, u32(headWidth)],
    [`${architecture}.attention.layer_norm_rms_epsilon`, f32(1e-5)],
    ['tokenizer.ggml.model', text('llama')],
    ['tokenizer.ggml.tokens', list(tokens.map(text))],
    ['tokenizer.ggml.scores', list(tokens.map((_, at) => f32(-at)))],
    ['tokenizer.ggml.token_type', list(tokens.map((_, at) => i32(at === 0 ? 2 : at < 3 ? 3 : at < firstWord ? 6 : 1)))],
    ['tokenizer.ggml.bos_token_id', u32(1)],
    ['tokenizer.ggml.eos_token_id', u32(2)],
    [
      'tokenizer.chat_template',
      text("{% for m in messages %}{{ m['role'] + ': ' + m['content'] + '\\n' }}{% endfor %}"),
    ],
  ];
  const matrix = (rows: number, fill: (row: number) => number | undefined, columns = width) => {
    const values = new Float32Array(rows * columns);
    for (let row = 0; row < rows; row++) {
      const column = fill(row);
      if (column !== undefined) values[row * columns + column] = 1;
    }
    return { shape: [columns, rows], values };
  };
  const nothing = (rows = width, columns = width) => matrix(rows, () => undefined, columns);
  const ones = { shape: [width], values: new Float32Array(width).fill(1) };
  // Every token that is no word of the sentence stands at place 0, from which its first word follows.
  const placeOf = (token: number) => (token >= firstWord ? token - firstWord + 1 : 0);
  const afterPlace = (token: number) => {
    if (token >= firstWord) return token === firstWord && endless ? undefined : token - firstWord;
    return token === 2 && !endless ? words.length : undefined;
  };
  const output = matrix(tokens.length, afterPlace);
  if (endless) for (const place of [0, words.length]) output.values[firstWord * width + place] = 1;
  const tensors = {
    'token_embd.weight': matrix(tokens.length, placeOf),
    'output_norm.weight': ones,
    'output.weight': output,
    'blk.0.attn_norm.weight': ones,
    'blk.0.ffn_norm.weight': ones,
    ...Object.fromEntries(
      ['attn_q', 'attn_k', 'attn_v'].map((name) => [`blk.0.${name}.weight`, nothing(2 * headWidth)]),
    ),
    'blk.0.attn_output.weight': nothing(width, 2 * headWidth),
    ...Object.fromEntries(['ffn_gate', 'ffn_up', 'ffn_down'].map((name) => [`blk.0.${name}.weight`, nothing()])),
  };
  return assemble(metadata, tensors);
}

type Tensor = { shape: number[]; values: Float32Array };
type Value = { type: number; bytes: Buffer };

const number = (size: number, write: (buffer: Buffer) => void) => {
  const buffer = Buffer.alloc(size);
  write(buffer);
  return buffer;
};
const u32Bytes = (value: number) => number(4, (buffer) => buffer.writeUInt32LE(value));
const u64Bytes = (value: number) => number(8, (buffer) => buffer.writeBigUInt64LE(BigInt(value)));
const textBytes = (value: string) => Buffer.concat([u64Bytes(Buffer.byteLength(value)), Buffer.from(value)]);
const u32 = (value: number): Value => ({ type: 4, bytes: u32Bytes(value) });
const i32 = (value: number): Value => ({ type: 5, bytes: number(4, (buffer) => buffer.writeInt32LE(value)) });
const f32 = (value: number): Value => ({ type: 6, bytes: number(4, (buffer) => buffer.writeFloatLE(value)) });
const text = (value: string): Value => ({ type: 8, bytes: textBytes(value) });
const list = (values: Value[]): Value => ({
  type: 9,
  bytes: Buffer.concat([u32Bytes(values[0]?.type ?? 0), u64Bytes(values.length), ...values.map(({ bytes }) => bytes)]),
});

const alignment = 32;

function assemble(metadata: [string, Value][], tensors: Record<string, Tensor>): Buffer {
  let offset = 0;
  const infos: Buffer[] = [];
  const data: Buffer[] = [];
  for (const [name, { shape, values }] of Object.entries(tensors)) {
    infos.push(textBytes(name), u32Bytes(shape.length), ...shape.map(u64Bytes), u32Bytes(0), u64Bytes(offset));
    const padded = Buffer.alloc(Math.ceil(values.byteLength / alignment) * alignment);
    Buffer.from(values.buffer).copy(padded);
    data.push(padded);
    offset += padded.length;
  }
  const head = Buffer.concat([
    ...[Buffer.from('GGUF'), u32Bytes(3), u64Bytes(Object.keys(tensors).length), u64Bytes(metadata.length)],
    ...metadata.flatMap(([key, { type, bytes }]) => [textBytes(key), u32Bytes(type), bytes]),
    ...infos,
  ]);
  const padding = Buffer.alloc((alignment - (head.length % alignment)) % alignment);
  return Buffer.concat([head, padding, ...data]);
}

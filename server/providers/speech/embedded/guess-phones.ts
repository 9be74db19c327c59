import type { Phones } from './pronounce.ts';

type Weights = { shape: number[]; data: string };
const names = [
  ...(['enc_emb', 'enc_w_ih', 'enc_w_hh', 'enc_b_ih', 'enc_b_hh'] as const),
  ...(['dec_emb', 'dec_w_ih', 'dec_w_hh', 'dec_b_ih', 'dec_b_hh', 'fc_w', 'fc_b'] as const),
];
type Name = (typeof names)[number];
/** The file of the voice's pack: numbers in base 64, and what its letters and its sounds are called. */
export type GuessFile = Record<Name, Weights> & { graphemes: string[]; phonemes: string[] };

type Layer = { input: Float32Array; hidden: Float32Array; inputBias: Float32Array; hiddenBias: Float32Array };

/** No word has more sounds than this. */
const mostPhones = 20;

/** How a word that nobody has written down may sound: a small network reads its letters and writes its sounds. */
export function createGuess(file: GuessFile): (word: string) => Phones {
  const weights = Object.fromEntries(names.map((name) => [name, toFloats(file[name].data)])) as Record<
    Name,
    Float32Array
  >;
  const size = file.enc_w_hh.shape[1] ?? 0;
  const letters = new Map(file.graphemes.map((letter, place) => [letter, place]));
  const [unknown = 1, end = 2] = ['<unk>', '</s>'].map((mark) => letters.get(mark));
  const reader = layer('enc');
  const writer = layer('dec');

  function layer(part: 'enc' | 'dec'): Layer {
    return {
      input: weights[`${part}_w_ih`],
      hidden: weights[`${part}_w_hh`],
      inputBias: weights[`${part}_b_ih`],
      hiddenBias: weights[`${part}_b_hh`],
    };
  }
  const row = (table: Float32Array, place: number) => table.subarray(place * size, (place + 1) * size);

  return (word) => {
    let memory: Float32Array = new Float32Array(size);
    for (const place of [...[...word].map((letter) => letters.get(letter) ?? unknown), end])
      memory = step(reader, row(weights.enc_emb, place), memory);
    const phones: Phones = [];
    let place = file.phonemes.indexOf('<s>');
    while (phones.length < mostPhones) {
      memory = step(writer, row(weights.dec_emb, place), memory);
      const scores = multiply(weights.fc_w, memory, weights.fc_b);
      place = scores.indexOf(Math.max(...scores));
      const phone = file.phonemes[place];
      if (!phone || phone === '</s>') break;
      phones.push(phone);
    }
    return phones.filter((phone) => !phone.startsWith('<'));
  };
}

/** One step of a gated recurrent unit: what to let go of, what to renew, what is new. */
function step({ input, hidden, inputBias, hiddenBias }: Layer, seen: Float32Array, memory: Float32Array): Float32Array {
  const size = memory.length;
  const fromSeen = multiply(input, seen, inputBias);
  const fromMemory = multiply(hidden, memory, hiddenBias);
  return memory.map((kept, index) => {
    const gate = (part: number) =>
      sigmoid((fromSeen[index + part * size] as number) + (fromMemory[index + part * size] as number));
    const renewal = gate(1);
    const fresh = Math.tanh(
      (fromSeen[index + 2 * size] as number) + gate(0) * (fromMemory[index + 2 * size] as number),
    );
    return (1 - renewal) * fresh + renewal * kept;
  });
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

function multiply(matrix: Float32Array, vector: Float32Array, bias: Float32Array): Float32Array {
  const width = vector.length;
  return bias.map((start, row) => {
    let sum = start;
    for (let column = 0; column < width; column++)
      sum += (matrix[row * width + column] as number) * (vector[column] as number);
    return sum;
  });
}

function toFloats(base64: string): Float32Array {
  const bytes = Uint8Array.from(Buffer.from(base64, 'base64'));
  return new Float32Array(bytes.buffer);
}

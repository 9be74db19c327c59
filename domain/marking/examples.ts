import { solve } from './solve.ts';
import { tokenise } from './tokens.ts';

/** The words of an answer and, where there is a model for it, their meaning as a vector of length 1. */
export type Saying = { answer: string; vector?: Float32Array | undefined };

/** An answer that somebody has marked: for each idea whether it is there. */
export type MarkedExample = Saying & { present: boolean[] };

/**
 * How each idea of the answer would be marked by those who marked the examples: towards 1 as in the ones that have it,
 * towards -1 as in the ones that lack it or say the opposite. Learns anew for each question, by kernel ridge regression,
 * so that one turned word counts for what it counts in the examples.
 */
export function likenToExamples(saying: Saying, examples: readonly MarkedExample[]): number[] {
  const prints = examples.map(takePrint);
  const print = takePrint(saying);
  const among = prints.map((one, row) =>
    prints.map((other, column) => alike(one, other) + (row === column ? calm : 0)),
  );
  const near = prints.map((one) => alike(one, print));
  return (examples[0]?.present ?? []).map((_, idea) => {
    const marks = examples.map(({ present }) => (present[idea] ? 1 : -1));
    const usual = marks.reduce((sum, mark) => sum + mark, 0) / marks.length;
    const pulls = solve(
      among,
      marks.map((mark) => mark - usual),
    );
    return pulls.reduce((sum, pull, index) => sum + pull * (near[index] ?? 0), usual);
  });
}

/** How far an example may be contradicted by its neighbours. Chosen on the tuning half of the bench. */
const calm = 0.05;

/** What is compared: words and pairs of words, runs of letters for what is misspelt, and the meaning. */
type Print = { words: Weights; letters: Weights; meaning: Float32Array };
type Weights = Map<string, number>;

function takePrint({ answer, vector = new Float32Array() }: Saying): Print {
  const stems = tokenise(answer).map(({ stem }) => stem);
  const words: Weights = new Map();
  for (const [at, stem] of stems.entries()) {
    add(words, stem, 1);
    if (at > 0) add(words, `${stems[at - 1]} ${stem}`, 0.7);
  }
  const plain = ` ${answer.toLowerCase().replace(/[^a-z0-9%£.]+/g, ' ')} `;
  const letters: Weights = new Map();
  for (let length = 3; length <= 5; length++)
    for (let at = 0; at + length <= plain.length; at++) add(letters, plain.slice(at, at + length), 1);
  for (const [run, times] of letters) letters.set(run, Math.sqrt(times));
  return { words: normalise(words), letters: normalise(letters), meaning: vector };
}

function add(weights: Weights, key: string, weight: number): void {
  weights.set(key, (weights.get(key) ?? 0) + weight);
}

function normalise(weights: Weights): Weights {
  const length = Math.hypot(...weights.values()) || 1;
  return new Map([...weights].map(([key, weight]) => [key, weight / length]));
}

function alike(one: Print, other: Print): number {
  const meaning = one.meaning.reduce((sum, value, at) => sum + value * (other.meaning[at] ?? 0), 0);
  return overlap(one.words, other.words) + overlap(one.letters, other.letters) + meaning;
}

function overlap(one: Weights, other: Weights): number {
  let sum = 0;
  for (const [key, weight] of one) sum += weight * (other.get(key) ?? 0);
  return sum;
}

import { isSame } from '../calculate/check-own.ts';
import { type Figure, readNumbers } from '../calculate/read-numbers.ts';
import type { Asked } from './open-question.ts';
import { resultsOf } from './other-result.ts';
import { writeFigure } from './write-figure.ts';

type Operation = 'add' | 'take' | 'multiply' | 'divide';

/** £1.50 of £2 and 50p, where £2.50 is wanted: the right two figures, and the wrong thing done with them. */
export function otherOperation(asked: Pick<Asked, 'question' | 'answer'>, own: Figure): string | undefined {
  const wanted = resultsOf(asked);
  const isWanted = (one: Figure) => wanted.some(({ value }) => value === one.value);
  const figures = [asked.question.prompt, asked.answer]
    .flatMap((text) => readNumbers(text).figures)
    .filter((one, at, all) => at === all.findIndex(({ value }) => value === one.value) && one.value > 0);
  const found = pairsOf(figures).flatMap(([one, other]) => {
    if (isWanted(one) && isWanted(other)) return [];
    const done = operations.filter((operation) => isSame(own.value, work[operation](one.value, other.value), own.step));
    const due = operations.filter((operation) =>
      wanted.some(({ value, step }) => isSame(value, work[operation](one.value, other.value), step)),
    );
    const [did] = done;
    const [should] = due;
    return did && should && done.length === 1 && due.length === 1 && did !== should
      ? [{ one, other, did, should }]
      : [];
  });
  const [slip] = found;
  if (!slip || found.length > 1) return undefined;
  const [one, other] = [writeFigure(slip.one), writeFigure(slip.other)];
  return `${didSay[slip.did](one, other)}, but here ${dueSay[slip.should]}.`;
}

const operations: Operation[] = ['add', 'take', 'multiply', 'divide'];
const work: Record<Operation, (one: number, other: number) => number> = {
  add: (one, other) => one + other,
  take: (one, other) => one - other,
  multiply: (one, other) => one * other,
  divide: (one, other) => one / other,
};
const didSay: Record<Operation, (one: string, other: string) => string> = {
  add: (one, other) => `You have added ${one} and ${other}`,
  take: (one, other) => `You have taken ${other} from ${one}`,
  multiply: (one, other) => `You have multiplied ${one} by ${other}`,
  divide: (one, other) => `You have divided ${one} by ${other}`,
};
const dueSay: Record<Operation, string> = {
  add: 'the two are added',
  take: 'one is taken from the other',
  multiply: 'the two are multiplied',
  divide: 'one is divided by the other',
};

/** The larger first. */
function pairsOf(figures: Figure[]): [Figure, Figure][] {
  return figures.flatMap((one) =>
    figures.flatMap((other): [Figure, Figure][] => (one.value > other.value ? [[one, other]] : [])),
  );
}

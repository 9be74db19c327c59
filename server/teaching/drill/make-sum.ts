import type { Subject } from '#domain/subjects.ts';
import { formulasNamed } from '../calculate/as-read.ts';
import { calculate } from '../calculate/calculate.ts';
import type { Sum, WorkedSum } from '../calculate/sum.ts';
import { allMakers } from './all-makers.ts';
import { countSums, drawFor, type Maker } from './maker.ts';

/** A sum for a student to try, with the working that the calculator gives for its words. */
export type MadeSum = {
  /** Of the lesson's questions that were asked. */
  id: string;
  maker: Maker;
  text: string;
  worked: WorkedSum & { outcome: NonNullable<WorkedSum['outcome']> };
  /** How it is done, in one sentence. */
  method: string;
};

/** The same number makes the same sum; nothing where the maker is not known any more. */
export function makeSum(maker: string, number: number, subject: Subject): MadeSum | undefined {
  const found = allMakers.find(({ id }) => id === maker);
  if (!found) return undefined;
  const text = found.make(drawFor(number));
  // A business student may want a sum of the other subject, and the calculator knows it by that.
  const of = found.at[subject] ? subject : subject === 'business' ? 'economics' : 'business';
  const worked = calculate({ words: text, subject: of, topic: '' });
  if (!isWorked(worked)) return undefined;
  const [formula] = formulasNamed(worked.name);
  return { id: idOf(found, number), maker: found, text, worked, method: formula?.sentence ?? '' };
}

function isWorked(sum: Sum | undefined): sum is MadeSum['worked'] {
  return sum?.kind === 'worked' && sum.outcome !== undefined;
}

/** The next one that was not asked in this lesson; the lesson's turn says where to begin. */
export function nextNumber(maker: Maker, asked: readonly string[], turns: number): number | undefined {
  const all = countSums(maker);
  return Array.from({ length: all }, (_, at) => (turns + at) % all).find(
    (number) => !asked.includes(idOf(maker, number)),
  );
}

function idOf({ id }: Maker, number: number): string {
  return `sum:${id}:${number}`;
}

/** Which sum of which maker an id of the lesson's questions means. */
export function readSet(id: string): { maker: string; number: number } | undefined {
  const [, maker, number] = /^sum:([a-z-]+):(\d+)$/.exec(id) ?? [];
  return maker === undefined ? undefined : { maker, number: Number(number) };
}

import type { Marking, Verdict } from '../../domain/marking/mark-answer.ts';
import type { LabelledAnswer } from './labelled-answers.ts';

export type Count = {
  answers: number;
  /** The verdict is the label's. An 'unsure' never is. */
  agreed: number;
  unsure: number;
  wrong: number;
  /** Full marks for an answer that is wrong. */
  wrongAsRight: number;
  ideasFound: number;
  ideasMissed: number;
  /** There, but left open, and asked about. */
  ideasLeftOpen: number;
  ideasInvented: number;
};

export type Totals = { byKind: Record<string, Count>; milliseconds: number[] };

const sameAs: Record<Verdict, LabelledAnswer['verdict'] | undefined> = {
  right: 'right',
  partly: 'partly',
  'not yet': 'wrong',
  unsure: undefined,
};

export function countMarking(totals: Totals, labelled: LabelledAnswer, { ideas, verdict }: Marking): void {
  const count = totals.byKind[labelled.kind] ?? noneYet();
  totals.byKind[labelled.kind] = count;
  const wrong = labelled.verdict === 'wrong';
  count.answers++;
  count.agreed += Number(sameAs[verdict] === labelled.verdict);
  count.unsure += Number(verdict === 'unsure');
  count.wrong += Number(wrong);
  count.wrongAsRight += Number(wrong && verdict === 'right');
  for (const [index, label] of labelled.ideas.entries()) {
    const state = ideas[index]?.state;
    const found = state === 'found';
    count.ideasFound += Number(found && label === 'present');
    count.ideasMissed += Number(!found && state !== 'unsure' && label === 'present');
    count.ideasLeftOpen += Number(state === 'unsure' && label === 'present');
    count.ideasInvented += Number(found && label !== 'present');
  }
}

export function addUp(totals: Totals): Count {
  const sum = noneYet();
  for (const count of Object.values(totals.byKind))
    for (const key of Object.keys(sum) as (keyof Count)[]) sum[key] += count[key];
  return sum;
}

function noneYet(): Count {
  return {
    answers: 0,
    agreed: 0,
    unsure: 0,
    wrong: 0,
    wrongAsRight: 0,
    ideasFound: 0,
    ideasMissed: 0,
    ideasLeftOpen: 0,
    ideasInvented: 0,
  };
}

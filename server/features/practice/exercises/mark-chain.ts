import { breakChain } from '#domain/exercises/broken-link.ts';
import type { ExerciseWork } from '#domain/exercises/inputs.ts';
import { hideLink } from '#domain/exercises/missing-link.ts';
import { dealLinks, markOrder } from '#domain/exercises/order-links.ts';
import { Failure } from '#domain/failures.ts';
import type { Course } from '#server/teaching/curriculum/library.ts';
import { type LinkMark, markLink } from '#server/teaching/methods/chain-marking.ts';
import type { TurnContext } from '#server/teaching/turn-context.ts';
import { linkToWrite, stepsNear } from './chain-exercise.ts';
import type { PlacedChain } from './course-items.ts';
import { markParagraph } from './mark-paragraph.ts';

type Mark = Pick<TurnContext, 'mark'>;
type ChainWork = Extract<ExerciseWork, { kind: 'order' | 'missing' | 'broken' | 'write' | 'paragraph' }>;
type Verdict = 'right' | 'partly' | 'not yet';

/** What the student is told, with the chain as the course has it. */
export async function markChain(course: Course, placed: PlacedChain, seed: number, work: ChainWork, marker: Mark) {
  const { steps } = placed.point;
  switch (work.kind) {
    case 'order': {
      const dealt = dealLinks(steps, seed);
      if (new Set(work.order).size !== steps.length || work.order.length !== steps.length) throw invalid();
      const order = work.order.map((place) => dealt[place] ?? throwInvalid());
      const { verdict, follows } = markOrder(order);
      return { kind: work.kind, verdict, chain: steps, follows, missing: firstGap(steps, order) };
    }
    case 'missing': {
      const hidden = hideLink(steps, stepsNear(course, placed), seed) ?? throwInvalid();
      const verdict: Verdict = work.option === hidden.right ? 'right' : 'not yet';
      return { kind: work.kind, verdict, chain: steps, at: hidden.at, missing: wanted(verdict, steps[hidden.at]) };
    }
    case 'broken': {
      const { at, right, steps: shown } = breakChain(steps, seed) ?? throwInvalid();
      const verdict: Verdict = work.at === at ? 'right' : 'not yet';
      return { kind: work.kind, verdict, chain: steps, at, was: shown[at] ?? '', missing: wanted(verdict, right) };
    }
    case 'write': {
      const at = linkToWrite(steps, seed);
      const mark = await markLink(marker, steps, at, work.text);
      const verdict = verdicts[mark.kind];
      return { kind: work.kind, verdict, chain: steps, at, mark: mark.kind, missing: wanted(verdict, steps[at]) };
    }
    case 'paragraph':
      return { kind: work.kind, chain: steps, ...(await markParagraph(placed, work.text, marker)) };
  }
}

const verdicts: Record<LinkMark['kind'], Verdict> = {
  holds: 'right',
  jumped: 'partly',
  turned: 'not yet',
  wrong: 'not yet',
};

function wanted(verdict: Verdict, step: string | undefined): string | null {
  return verdict === 'right' ? null : (step ?? null);
}

/** The first step that was not put where it belongs. */
function firstGap(steps: string[], order: number[]): string | null {
  const at = order.findIndex((place, position) => place !== position);
  return steps[at] ?? null;
}

function invalid(): Failure {
  return new Failure('invalid_input');
}

function throwInvalid(): never {
  throw invalid();
}

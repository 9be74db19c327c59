import { inWords } from '../say/numbers.ts';
import { tell } from '../say/tell.ts';
import type { TurnContext } from '../turn-context.ts';
import { partsOf, usualMarks } from './parts.ts';
import type { OpenEssay } from './start-essay.ts';
import { minutesFor } from './tariff.ts';

/** How the minutes of the whole go to its parts; what does not divide is for the judgement or, where none is asked for, the planning. */
export function sayTimes({ lesson, course }: TurnContext, { marks, board }: OpenEssay): string {
  const tariff = marks ?? usualMarks;
  const minutes = minutesFor(course.subject, board, tariff);
  const { parts, names, judged } = partsOf(tariff);
  const least = Math.max(1, Math.round(minutes * toPlan));
  const each = Math.max(1, Math.floor((minutes - least) / (parts + (judged ? judgementShare : 0))));
  const rest = minutes - least - each * parts;
  return tell(lesson, 'planTimes', {
    minutes: String(minutes),
    planning: inWords(judged ? least : least + rest),
    each: inWords(each),
    names,
    end: judged ? ` and ${inWords(rest)} for the judgement` : '',
  });
}

/** Reading the question and a few lines of a plan. */
const toPlan = 0.12;
/** A judgement is shorter than a point with its evaluation, and no shorter than a point. */
const judgementShare = 0.8;

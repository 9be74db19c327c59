import type { Figure } from '../calculate/read-numbers.ts';
import type { Progress } from '../mark/progress.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { offers } from './give-entry.ts';
import type { Asked, OpenCheck } from './open-question.ts';
import { otherOperation } from './other-operation.ts';
import { isInPounds } from './other-result.ts';
import { slipInAnswer } from './slip-in-answer.ts';
import { closed, keep } from './tell-answer.ts';
import { writeFigure } from './write-figure.ts';

type Denied = { progress: Progress; words: string; other: Figure };

/**
 * A result that the question does not want is said not to be right, however well the rest is put: with the slip where it
 * is known, and with the answer, or once with a hint and another try.
 */
export function denyFigure(context: TurnContext, asked: Asked, open: OpenCheck, denied: Denied): Reply {
  const { lesson } = context;
  const { progress, words, other } = denied;
  const figure = writeFigure({ ...other, currency: other.currency || (isInPounds(asked, other) ? '£' : '') });
  const lead = tell(lesson, progress.found.length ? 'onlyFigureWrong' : 'figureWrong', { figure });
  const slip = slipInAnswer(context, asked, words) ?? otherOperation(asked, other);
  if (!open.inPassing && open.tries === 0)
    return {
      say: [lead, slip ?? asked.hint],
      ask: tell(lesson, 'anotherGo'),
      change: { ignored: 0, open: { ...open, tries: 1, helped: 1, found: progress.found } },
      shown: { offers: [offers.tell] },
    };
  const verdict = progress.found.length ? 'partly' : 'not yet';
  const { results, evidence } = keep(context, asked, open, verdict, progress.missing);
  return {
    say: [lead, ...(slip ? [slip] : []), asked.answer],
    change: { ...closed, results },
    evidence,
    shown: { offers: [{ label: 'Try another', says: 'Test me on this' }, offers.example] },
  };
}

import { readNumbers } from '../calculate/read-numbers.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { admit, answerQuestion, sureOf } from './answer-question.ts';
import type { Heard } from './heard.ts';
import { asksForFigure } from './wants-sum.ts';

/** A sum that could not be done: what the written answer works is not passed off as the student's. */
export function answerSum(context: TurnContext, heard: Heard): Reply {
  const reply = answerQuestion(context, heard);
  const own = readNumbers(heard.words).figures.length;
  const entry = context.bank.get(reply.change?.entry ?? '');
  if (own < ownFigures || !entry || !/\d/.test(reply.say.join(' '))) return reply;
  const given = heard.found.find(({ id }) => id === entry.id);
  if (given && given.probability < sureOf.yes) return admit(context, heard.found);
  // 'Is there an optimum, say 85 to 90%?' asks for no figure, and what explains may well be what was asked for.
  if (entry.kind !== 'calculate' && !asksForFigure.test(heard.words)) return reply;
  return { ...reply, say: [tell(context.lesson, 'sumNotDone'), ...reply.say] };
}

/** Who tells two figures wants them worked. */
const ownFigures = 2;

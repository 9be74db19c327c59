import { anyOf } from '#domain/any-of.ts';
import { wrongLine } from '../calculate/claims/wrong-line.ts';
import { readNumbers } from '../calculate/read-numbers.ts';
import { judgeFigure } from '../drill/judge-figure.ts';
import { type MadeSum, makeSum } from '../drill/make-sum.ts';
import { makerNamed, wantsAnother } from '../drill/read-wish.ts';
import { asks } from '../read/read-act.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { praiseSum, tellSum } from './close-sum.ts';
import { wantsBack } from './go-back.ts';
import type { Heard } from './heard.ts';
import { slipOf, stepAt } from './hint-at-sum.ts';
import { goOnWithSum, helpWithSum, sayNextStep } from './keep-sum-open.ts';
import { type OpenSum, setFrom } from './set-sum.ts';

/**
 * What a student brings to a sum that was set. Right: yes, and what it means. A step of it: the next one, not the whole.
 * Wrong: what went wrong, or the first step; the second time the whole. Nothing where the words are about something else.
 */
export function markSum(context: TurnContext, open: OpenSum, heard: Heard): Reply | undefined {
  const made = makeSum(open.maker, open.number, context.course.subject);
  if (!made) return { say: [tell(context.lesson, 'whatNext')], change: { open: null } };
  const { words, act } = heard;
  if (leaves.test(words.trim())) return { say: [tell(context.lesson, 'whatNext')], change: { open: null } };
  // The button beside an answer in its middle says 'go on', and who names another kind of sum wants that.
  if (wantsBack(words) || (wantsAnother(words) && makerNamed(words, context.course.subject))) return undefined;
  if (wantsAnother(words) || (act === 'move-on' && isShort(words)))
    return setFrom(context, made.maker, tell(context.lesson, 'sumToTry'));
  if (readNumbers(words).figures.length === 0) return isHelp(heard) ? helpWithSum(context, made, open) : undefined;
  if ((asks(words) || asksElse.test(words.trim())) && !offersResult.test(words)) return undefined;
  if (isOfOther(made, words)) return undefined;
  const judged = judgeFigure(made.worked, words);
  if (!judged) return undefined;
  const slip = judged.kind === 'right' ? undefined : wrongLine(words);
  if (slip) return goOnWithSum(context, open, [slip.says], 'free');
  switch (judged.kind) {
    case 'right':
      return praiseSum(context, made, open, judged);
    case 'unworked':
      return goOnWithSum(context, open, [tell(context.lesson, 'sumUnworked')], 'free');
    case 'partly':
      return sayNextStep(context, made, open, judged);
    case 'wrong':
      return open.tries > 0
        ? tellSum(context, made, tell(context.lesson, 'sumToldAfter'))
        : goOnWithSum(context, open, [
            tell(context.lesson, 'notQuiteSo'),
            slipOf(context, made, words) ?? stepAt(made, Math.max(judged.next, open.helped)),
          ]);
  }
}

/** 'No thanks', 'thats enough sums' */
const leaves =
  /^(?:(?:no|nah|nope)[, ]*)+(?:thanks|thank you|ty|not now|more sums|more)?\W*$|\b(?:enough|no more|stop(?: with)?(?: the)?) (?:sums|calculations|maths)\b/i;

/** 'What if the MPM was 0.2 instead' */
const asksElse =
  /^(?:(?:ok|so|but|and|wait|then)[, ]+)*(?:what if|what about|how about|why|how|which|does|do|if|can|could|would)\b/i;

/** Two figures or more, of which none is of this sum: a sum of his own. */
function isOfOther({ text, worked }: MadeSum, words: string): boolean {
  const told = [text, ...worked.steps.map(({ right }) => right), worked.result].flatMap(
    (one) => readNumbers(one).figures,
  );
  const own = readNumbers(words).figures;
  return own.length > 1 && !own.some(({ value }) => told.some((one) => Math.abs(one.value) === Math.abs(value)));
}

/** 'What is it, -1.5?' */
const offersResult = /\b(?:is it|is that|i (?:got|get|make|think))\b/i;

function isShort(words: string): boolean {
  return words.trim().split(/\s+/).length <= mostWords;
}

const mostWords = 8;

function isHelp({ act, words }: Heard): boolean {
  if (['hint', 'stuck', 'tell-me'].includes(act)) return isShort(words) || asksHelp.test(words);
  return asksHelp.test(words);
}

/** 'Idk how to start', 'how do i do it', 'what do i do first': without a figure, and about this sum. */
const asksHelp = anyOf(
  [
    /idk|dunno|no (?:idea|clue)|not sure/i,
    /(?:do ?n[o']?t|dont|cant|can'?t) (?:know|remember|get it|do it|do this|work it out)|stuck|give up|hint/i,
    /clue|first step|(?:tell|show|give) me (?:the )?(?:answer|working|how)|what(?:'s|s| is) the answer/i,
    /how (?:do|would) (?:i|you|u|we) (?:even )?(?:do|start|begin|work|get|calculate)/i,
    /what (?:do|should) i (?:do|divide|start)|where (?:do|should) i (?:start|begin)/i,
  ],
  { before: /\b/, after: /\b/ },
);

import { anyOf } from '#domain/any-of.ts';
import { figuresIn } from '../mark/figures-in.ts';
import { firstSentences } from '../say/first-sentences.ts';
import { tell } from '../say/tell.ts';
import { withoutVerdict } from '../say/without-verdict.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { fresh, sureOf } from './answer-question.ts';
import { mayBeRight } from './is-right.ts';
import { lastAsked } from './last-asked.ts';
import { rankFound } from './rank-found.ts';

/** 'Is that a yes?', 'so am I right': what the student stated before is judged, and he is told so. */
export async function sayIfRight(context: TurnContext, words: string): Promise<Reply | undefined> {
  if (!asksForVerdict.test(words.trim())) return undefined;
  const said = context.turn.history.findLast(({ by }) => by === 'student')?.text ?? '';
  const length = said.split(/\s+/).length;
  // A question that was gone past is marked, figures are worked, and a paragraph is read for what it does.
  if (
    context.lesson.lapsed ||
    (figuresIn(said).length > 0 && lastAsked(context)) ||
    twoFigures.test(said) ||
    length < fewestWords ||
    length > mostWords
  )
    return undefined;
  if (asksForVerdict.test(said.trim())) return undefined;
  const { found, right } = await context.look(said);
  if (right === undefined) return undefined;
  const isYes = mayBeRight({ words: said, right });
  const [best] = fresh(context, rankFound(context, { act: 'claim', sure: 1 }, found, said));
  const why = best && best.probability >= sureOf.yes ? [firstSentences(withoutVerdict(best.entry.reply), 2)] : [];
  if (!isYes && !why.length) return undefined;
  return {
    say: [tell(context.lesson, isYes ? 'claimRight' : 'noPlainYes'), ...(isYes ? [] : why)],
    aside: true,
    act: 'claim',
  };
}

const fewestWords = 4;
const mostWords = 35;
const twoFigures = /\d.*\D\d/s;
const asksForVerdict = anyOf(
  [
    /(?:is|was) that (?:a )?(?:yes|no)(?: or (?:a )?(?:no|yes))?/i,
    /yes or no/i,
    /(?:am|was) i right(?: or (?:not|wrong)| then)?/i,
    /is that (?:right|correct|true)(?: then| or (?:not|wrong))?/i,
    /(?:so )?(?:im|i'm) right(?: then)?/i,
    /(?:that'?s|thats) (?:right|correct) (?:then|yeah|isnt it)/i,
    /did i get (?:it|that) right/i,
    /(?:you|u) (?:did(?:n['’]?t| not)|never) (?:tell me|say|answer) (?:whether|if) (?:i was|i[’']?m|it was|that was|my \w+(?: \w+){0,2} (?:was|were)) (?:right|correct|ok)/i,
    /(?:was|is) mine (?:right|correct|ok(?:ay)?)(?: or (?:not|wrong))?/i,
  ],
  {
    before: /^(?:(?:ok(?:ay)?|so|but|wait|er+m?|um+|right|and|yeah)[, ]+)*/,
    after: /(?:\W+(?:lol|haha|tho|please|pls))*(?:[.?!,]+ ?(?:i (?:think|thought)|we said)\b[^.?!]*)?\W*$/,
  },
);

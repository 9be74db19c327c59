import { anyOf } from '#domain/any-of.ts';
import { checkWords } from '../facts/check-words.ts';
import { slips } from '../mark/features.ts';
import { figuresIn } from '../mark/figures-in.ts';
import { weigh } from '../mark/progress.ts';
import { withoutVerdictAsked } from '../read/verdict-asked.ts';
import { firstSentences } from '../say/first-sentences.ts';
import { type PhraseName, tell } from '../say/tell.ts';
import { withoutVerdict } from '../say/without-verdict.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { sureOf } from './answer-question.ts';
import { mayBeRight } from './is-right.ts';
import { lastAsked } from './last-asked.ts';
import { isTurnedRound } from './mark-answer.ts';
import type { Asked } from './open-question.ts';
import { otherResult } from './other-result.ts';
import { rankFound } from './rank-found.ts';
import { givesWanted, wantedFigures } from './wanted-figures.ts';

/**
 * 'Hang on, is that definitely right?', after a yes: what was judged is judged once more. What was wrong is owned up to,
 * and a yes that nobody can be sure of is taken back, with what there is to compare.
 */
export async function lookAgain(context: TurnContext, words: string): Promise<Reply | undefined> {
  const { history } = context.turn;
  const last = history.at(-1);
  if (last?.by !== 'tutor' || !saidYes.test(last.text) || !doubts.test(words.trim())) return undefined;
  // What came of a sum is worked again where it is doubted.
  if (context.lesson.outcomes.at(-1)?.turn === context.lesson.turns - 1) return undefined;
  const said = history.findLast(({ by }) => by === 'student')?.text ?? '';
  const asked = lastAsked(context);
  if (asked) return reply(context, await judgeAnswer(context, asked, said), [asked.answer]);
  const claim = withoutVerdictAsked(said);
  const known = checkWords(context.facts, claim, '');
  if (known?.verdict === 'right') return reply(context, 'yesStands', [known.says]);
  if (known && slips.has(known.verdict)) return reply(context, 'yesWasWrong', [known.says]);
  const { found } = await context.look(claim);
  const [best] = rankFound(context, { act: 'claim', sure: 1 }, found, claim);
  const written = best && best.probability >= sureOf.yes ? [firstSentences(withoutVerdict(best.entry.reply), 2)] : [];
  return reply(context, written.length ? 'yesTakenBack' : 'yesUnsure', written);
}

async function judgeAnswer(context: TurnContext, asked: Asked, said: string): Promise<PhraseName> {
  const isNone = wantedFigures(asked).length > 0 && figuresIn(said).length > 0 && !givesWanted(asked, said);
  const isOtherFigure = isNone || otherResult(asked, said) !== undefined;
  if (isTurnedRound(asked, said) || isOtherFigure) return 'yesWasWrong';
  const { complete, turned, fresh } = weigh(asked.question, await context.mark(asked.question, said), [], said);
  if (turned) return 'yesTakenBack';
  // A second look that only finds less is no reason to take back what was said.
  if (complete || fresh.length > 0) return 'yesStands';
  const { right } = await context.look(said);
  return mayBeRight({ words: said, right }) ? 'yesStands' : 'yesTakenBack';
}

function reply({ lesson }: TurnContext, lead: PhraseName, say: string[]): Reply {
  return { say: [tell(lesson, lead), ...say], again: true, act: 'check-my-work', change: { lapsed: null } };
}

const saidYes = /^(?:Sorry[^.]*\. )?(?:Yes\b|Right\.|Exactly\b|Spot on\b|That's (?:it|right)\b|Now you have it\b)/;
const doubts = anyOf(
  [
    /(?:are )?(?:you|u) (?:\w+ )?sure\b(?! (?:what|how|why|which))/i,
    /(?:is|was) (?:that|it|this) (?:definitely|actually|really|still|100%|even) (?:right|correct|true)\b/,
    /(?:was|am) i (?:definitely|actually|really) (?:right|correct)\b/,
    /(?:(?:that|it|this)(?: just)? )?(?:can['’]?t|cannot|doesn['’]?t (?:seem|sound|look)|isn['’]?t)(?: be)? (?:right|correct|true)\b/,
    /i(?: think|['’]?ve)(?: i)?(?: got| had)? (?:that|it|this) (?:is |was )?wrong\b/,
    /really\?/,
  ],
  { before: /^(?:(?:hang on|hold on|wait|hm+|but|no|ok(?:ay)?|er+m?|um+|huh|so|sorry)[,.!? ]+)*/, after: /(?:)/ },
);

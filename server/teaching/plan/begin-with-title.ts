import { anyOf } from '#domain/any-of.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { addToEssay } from './coach-plan.ts';
import { joinPoints, readPlanWords } from './read-plan-words.ts';
import { beginsPart } from './side-of.ts';
import { startEssay } from './start-essay.ts';
import { readTitle } from './tariff.ts';
import { isAsk } from './with-points.ts';

type Follow = (context: TurnContext, words: string) => Promise<Reply | undefined>;

/** 'I've got a 25 marker: '…'. Here's my line: …. Is that a good judgement?': the plan is begun, and what he has goes in. */
export async function beginWithTitle(context: TurnContext, words: string, follow: Follow): Promise<Reply | undefined> {
  const { open } = context.lesson;
  if (open && open.kind !== 'check' && open.kind !== 'offer') return undefined;
  const quoted = quotedTitle.exec(words)?.[0];
  const rest = quoted ? words.replace(quoted, ' ').replace(marks, ' ').replace(/\s+/g, ' ').trim() : words;
  const own = rest.slice(Math.max(0, rest.search(ownLine)));
  const wishes = readPlanWords(own, quoted ? readTitle(words) : '');
  const point = joinPoints(wishes);
  const isJudged = wishes.some(({ does }) => does === 'judge');
  const isPoint = beginsPart.test(point) || (!quoted && point.split(' ').length >= aPoint && !wishes.some(isAsk));
  const brings = isJudged || (point !== '' && isPoint);
  if (quoted && !brings) return asksWhatToPut.test(rest) ? withAct(await startEssay(context, words)) : undefined;
  if (!brings || !(quoted || wasAsked(context))) return undefined;
  const begun = await startEssay(context, quoted ? words : '');
  const plan = begun.change?.open;
  if (plan?.kind !== 'essay' || plan.stage === 'title') return undefined;
  const after = { ...context, lesson: { ...context.lesson, ...begun.change, open: plan } };
  const filed = isJudged ? await follow(after, own) : await addToEssay(after, plan, point);
  if (!filed) return undefined;
  // Who was asked for his point has heard how a plan begins.
  const lead = quoted ? begun.say.slice(0, 3) : [];
  return withAct({ ...filed, say: [...lead, ...filed.say], change: { ...begun.change, ...filed.change } });
}

const aPoint = 6;

function withAct(reply: Reply): Reply {
  return { ...reply, act: 'essay-plan' };
}

/** 'Start with a plan: what's your first point': so it was asked for, and no plan is open yet. */
function wasAsked({ turn: { history } }: TurnContext): boolean {
  return /what[’']s your first point\b/i.test(history.findLast(({ by }) => by === 'tutor')?.text ?? '');
}

const quotedTitle = /["“‘'](?:evaluate|assess|discuss|examine|to what extent|analyse)\b[^"”]{12,200}?["”’'](?!\w)/i;
const marks = /\b\d{1,2}[\s-]*mark(?:s|er)?\b\W*/gi;
/** Where what is said around the title ends. */
const ownLine =
  /\b(?:here[’']?s|here is|my) (?:my )?(?:(?:first|second|main|own|overall|final) )*(?:point|line|judge?ment|conclusion|verdict|argument)\b|\bfirst point\b/i;
const asksWhatToPut = anyOf(
  [
    /what (?:do|should|can|would|could) (?:i|we) (?:put|write|say|do|include|talk about)/i,
    /how (?:do|should|would|can|to) (?:i )?(?:answer|start|do|approach|structure|plan|write|go about)/i,
    /where (?:do|should) i (?:even )?start|help/i,
  ],
  { before: /\b/, after: /\b/ },
);

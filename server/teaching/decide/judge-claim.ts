import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Entry } from '../bank/entry.ts';
import { figuresIn } from '../mark/figures-in.ts';
import { asksVerdict } from '../read/verdict-asked.ts';
import { firstSentences } from '../say/first-sentences.ts';
import { tell } from '../say/tell.ts';
import { withoutVerdict } from '../say/without-verdict.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { admit, answerQuestion, asFarAsSure, fresh, sureOf } from './answer-question.ts';
import { giveEntry } from './give-entry.ts';
import type { Heard } from './heard.ts';
import { isAgreed } from './is-agreed.ts';
import { offerTest } from './offer-test.ts';
import type { Ranked } from './rank-found.ts';

/** A statement is agreed with, set right, or said to depend, with the reason. */
export function judgeClaim(context: TurnContext, heard: Heard): Reply {
  const found = fresh(context, heard.found).filter(({ entry }) => !worksOthers(context, entry, heard.words));
  const [best] = found;
  if (isAgreed(context.facts, heard, found)) return agree(context, heard.found, heard.words);
  if (!best) return answerQuestion(context, heard);
  if (best.probability < sureOf.perhaps) return admit(context, heard.found);
  // What was written to set a misconception right says so itself.
  const isSetRight = best.entry.kind === 'misconception';
  const text = isSetRight ? asFarAsSure(best, heard.words) : withoutVerdict(best.entry.reply);
  const lead = leadFor(context, heard.words, text, isSetRight);
  return giveEntry(context, best.entry, { text, ...(lead && { lead }) });
}

/** Whoever asks for a yes or a no and gets neither is told so, and then what there is to compare. */
function leadFor({ lesson }: TurnContext, words: string, text: string, isSetRight: boolean): string | undefined {
  if (!isSetRight && claimsTooMuch(words, text)) return tell(lesson, 'notAlways');
  if (!asksVerdict(words) || hasVerdict.test(text)) return undefined;
  return tell(lesson, 'cannotJudge');
}

const hasVerdict = /^(?:no|not|yes|it depends|nearly|only|partly|that's)\b/i;

const surely = 0.8;

/** Yes, and in two sentences why, where an answer was surely written for it. */
export function agree(context: TurnContext, found: Ranked[], words: string): Reply {
  const lead = tell(context.lesson, 'claimRight');
  const best = fresh(context, found).find(
    ({ entry, probability }) => entry.kind !== 'misconception' && probability >= surely && speaksOf(entry, words),
  );
  if (!best) return goOn(context, lead);
  return giveEntry(context, best.entry, { text: firstSentences(withoutVerdict(best.entry.reply), 2), lead });
}

/** With the question of what was explained last, if it waits still: a yes and nothing more reads as an end. */
function goOn(context: TurnContext, lead: string): Reply {
  const { lesson, bank } = context;
  const entry = lesson.entry ? bank.get(lesson.entry) : undefined;
  const asked = entry && giveEntry(context, entry, { text: lead });
  if (asked?.ask) return asked;
  return { say: [lead], ...(entry ? offerTest(lesson) : { ask: tell(lesson, 'whatNext'), change: { open: null } }) };
}

/** 'So the 500 is the profit', of what was just said: a sum with quite other figures is no answer to that. */
function worksOthers({ lesson }: TurnContext, { kind, reply }: Entry, words: string): boolean {
  const [named, said] = [figuresIn(words), figuresIn(lesson.last.join(' '))];
  return (
    kind === 'calculate' &&
    named.length > 0 &&
    named.every((figure) => said.includes(figure)) &&
    !figuresIn(reply).some((figure) => named.includes(figure))
  );
}

/** Most of what the words name stands in it: what only lies near would follow the yes as something else. */
function speaksOf({ asks, reply }: Entry, words: string): boolean {
  const named = [...new Set(stemsOf(words))];
  const told = new Set(stemsOf([...asks, reply].join(' ')));
  return named.filter((stem) => told.has(stem)).length > named.length / 2;
}

/** 'So it always causes a shortage', and what was written names a case where it does not. */
function claimsTooMuch(words: string, text: string): boolean {
  return (
    /\b(?:always|never|every(?:one|body|thing)?|all|only|whatever|no matter|guarantee\w*|automatically)\b/i.test(
      words,
    ) &&
    /\b(?:only (?:if|when|below|above|a|the|on)|unless|depends|not always|need not|not all|sometimes|may not|does nothing|some (?:firms|people|goods|countries|businesses))\b/i.test(
      text,
    ) &&
    !/^(?:no|not|yes|it depends|nearly|only|that's a common)\b/i.test(text)
  );
}

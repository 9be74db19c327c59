import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Entry } from '../bank/entry.ts';
import { partsAsked } from '../read/parts-asked.ts';
import { splitParts } from '../read/split-parts.ts';
import { sentencesOf } from '../say/sentences.ts';
import { tell } from '../say/tell.ts';
import type { Reply, Respond, TurnContext } from '../turn-context.ts';
import { sureOf } from './answer-question.ts';
import { joinParts } from './join-replies.ts';
import { nameAsked } from './name-asked.ts';
import { type Ranked, rankFound } from './rank-found.ts';
import { isExercise } from './stay-open.ts';
import { topicInHand } from './topic-in-hand.ts';

/**
 * Two requests in one message: each is answered, the second with the first as what it leans on, or it is named as what
 * there is no sure answer to. Where both have the same, or only the message as a whole has one, it is taken as a whole.
 */
export async function answerParts(context: TurnContext, words: string, respond: Respond): Promise<Reply | undefined> {
  const { lesson } = context;
  const parts = lesson.open && isExercise(lesson.open) ? undefined : splitParts(words);
  if (!parts) return undefined;
  const first = await answerPart(context, parts[0], respond);
  if (!first) return answerSecond(context, words, parts, respond);
  if (isTest(first)) return undefined;
  const next = goOn(context, first, parts);
  const second = await answerPart(next, parts[1], respond);
  if (second) return isSame(context, first, second) ? undefined : joinParts(context, first, second);
  if (speaksOf(first, parts[1])) return undefined;
  return nameUnsure(context, first, parts[1]);
}

/** What the whole message would get answers only the second of its parts: that the first has no answer is said, and not passed over. */
async function answerSecond(
  context: TurnContext,
  words: string,
  [one, other]: [string, string],
  respond: Respond,
): Promise<Reply | undefined> {
  const second = await answerPart(context, other, respond);
  const entry = second && !isTest(second) ? spokenEntry(context, second) : undefined;
  if (!second || !entry || speaksOf(second, one) || !mayBeNamed(one)) return undefined;
  const { found } = await context.look(words);
  const [best] = rankFound(context, { act: 'ask', sure: 1 }, found, words);
  return best?.id === entry.id ? nameUnsure(context, second, one) : undefined;
}

/** What has an answer, and by its own words what has none. */
function nameUnsure(context: TurnContext, reply: Reply, asked: string): Reply {
  const { change, shown, act } = reply;
  const say = [tell(context.lesson, 'partUnsure', { asked: nameAsked(asked) })];
  return joinParts(context, reply, { say, change, shown, act });
}

/** Something is asked in it, and it is no talk. */
function mayBeNamed(part: string): boolean {
  return partsAsked(part).length > 0 && stemsOf(nameAsked(part)).length > 0;
}

/** Nothing where what was written is not surely what the part asks for. */
async function answerPart(context: TurnContext, words: string, respond: Respond): Promise<Reply | undefined> {
  const reply = await respond(context, words);
  if (reply.unanswered) return undefined;
  const entry = spokenEntry(context, reply);
  // A fact or a sum speaks for itself; the answer that goes with it is left for the second.
  if (!entry) return { ...reply, change: { ...reply.change, given: context.lesson.given } };
  const { found } = await context.look(words);
  const best = rankFound(context, { act: reply.act ?? 'ask', sure: 1 }, found, words).find(({ id }) => id === entry.id);
  if (!best || isSure(best, words)) return reply;
  // What was said to the first part is what there is to the second, however it is asked.
  return best.id === context.lesson.entry && best.probability >= sureOf.yes ? reply : undefined;
}

/** A short part says little: what speaks of hardly any of it must be surer. */
function isSure({ entry, probability }: Ranked, words: string): boolean {
  const asked = stemsOf(nameAsked(words));
  const written = new Set(stemsOf([...entry.asks, entry.reply].join(' ')));
  const spoken = asked.filter((stem) => written.has(stem)).length;
  return probability >= (spoken < asked.length * fewestSpoken ? sureUnspoken : sureOf.yes);
}

/** Of what teachers read (266 turns between the two), where less than that is spoken of 40 % stands, and else 53 %. */
const fewestSpoken = 0.4;
const sureUnspoken = 0.8;

/** The written answer that is said, and not only remembered as what the talk is about. */
function spokenEntry({ bank }: TurnContext, { change, say }: Reply): Entry | undefined {
  const entry = bank.get(change?.entry ?? '');
  const said = say.flatMap(sentencesOf);
  const isSaid =
    entry && [entry.reply, entry.plainer].some((text) => sentencesOf(text).some((one) => said.includes(one)));
  return isSaid ? entry : undefined;
}

/** Who wants a question after an answer gets both; who wants one before it gets what the whole message gets. */
function isTest({ change }: Reply): boolean {
  return change?.open?.kind === 'check' && !change.open.inPassing;
}

/** As it stands after the first: 'it' and 'that' mean what was explained there, and nothing that does not speak of it. */
function goOn(context: TurnContext, { change, say }: Reply, [first, second]: [string, string]): TurnContext {
  const { bank, lesson } = context;
  const next = { ...context, lesson: { ...lesson, ...change, open: null } };
  const asked = first.split(/(?<=[.!?])\s+/).at(-1) ?? '';
  const topics = [next.lesson.entry, leans.test(first) ? lesson.entry : null];
  const terms = [asked, ...topics.map((id) => bank.get(id ?? '')?.asks[0] ?? '')].map((text) => [
    ...new Set(stemsOf(text)),
  ]);
  const isMeant = (entry: Entry | undefined) =>
    entry && terms.some((stems, at) => isAbout(entry, stems, at === 0 ? 'first word' : 'most words'));
  const about = { topic: topicInHand(next), said: say.join(' ') };
  return {
    ...next,
    async look(words, wanted) {
      const reading = await context.look(words, wanted ?? about);
      const found = leans.test(second) ? reading.found.filter(({ id }) => isMeant(bank.get(id))) : reading.found;
      return { ...reading, found };
    },
  };
}

const leans =
  /\b(?:it|its|that|this|they|them|these|those|one|ones|he|she)\b|^what['’]?s an? (?:good|bad|high|low|normal|big) \w+$/i;

/** Most of the words; or, of 'merit good', which the student said himself, the first, which tells more than the second. */
function isAbout({ asks, reply }: Entry, stems: string[], by: 'first word' | 'most words'): boolean {
  const written = new Set(stemsOf([...asks, reply].join(' ')));
  const count = stems.filter((stem) => written.has(stem)).length;
  const isNamed = by === 'first word' && stems[0] !== undefined && written.has(stems[0]);
  return count > 0 && (count >= stems.length * most || (isNamed && count * 2 >= stems.length));
}

const most = 2 / 3;

/** What was written for the one was written for the other, and has been said. */
function isSame(context: TurnContext, first: Reply, second: Reply): boolean {
  const entry = spokenEntry(context, first);
  return entry !== undefined && entry.id === second.change?.entry;
}

/** What the second asks for may stand in the answer to the first, and a reason mostly does. */
function speaksOf({ say }: Reply, asked: string): boolean {
  const text = say.join(' ');
  if (/^why\b/i.test(asked) && /\b(?:because|since|so)\b/i.test(text)) return true;
  const said = new Set(stemsOf(text));
  return stemsOf(asked).every((stem) => said.has(stem));
}

import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Entry } from '../bank/entry.ts';
import { splitParts } from '../read/split-parts.ts';
import { sentencesOf } from '../say/sentences.ts';
import { tell } from '../say/tell.ts';
import type { Reply, Scene } from '../scene.ts';
import { sureOf } from './answer-question.ts';
import { joinParts } from './join-replies.ts';
import { rankFound } from './rank-found.ts';
import { isExercise } from './stay-open.ts';
import { topicInHand } from './topic-in-hand.ts';

type Respond = (scene: Scene, words: string) => Promise<Reply>;

/**
 * Two requests in one message: each is answered, the second with the first as what it leans on, or it is said that there
 * is no sure answer to that. Where the first has none, or both have the same, the message is taken as a whole.
 */
export async function answerParts(scene: Scene, words: string, respond: Respond): Promise<Reply | undefined> {
  const { lesson } = scene;
  const parts = lesson.open && isExercise(lesson.open) ? undefined : splitParts(words);
  if (!parts) return undefined;
  const first = await answerPart(scene, parts[0], respond);
  if (!first || isTest(first)) return undefined;
  const next = goOn(scene, first, parts);
  const second = await answerPart(next, parts[1], respond);
  if (second) return isSame(scene, first, second) ? undefined : joinParts(scene, first, second);
  if (speaksOf(first, parts[1])) return undefined;
  return joinParts(scene, first, {
    say: [tell(lesson, 'otherUnsure')],
    change: first.change,
    shown: first.shown,
    act: first.act,
  });
}

/** Nothing where it is not surely what the part asks for. */
async function answerPart(scene: Scene, words: string, respond: Respond): Promise<Reply | undefined> {
  const reply = await respond(scene, words);
  const given = reply.change?.entry;
  if (reply.unanswered) return undefined;
  if (!given || given === scene.lesson.entry) return reply;
  const { found } = await scene.look(words);
  const best = rankFound(scene, { act: reply.act ?? 'ask', sure: 1 }, found, words).find(({ id }) => id === given);
  return best && best.probability < sureOf.yes ? undefined : reply;
}

/** Who wants a question after an answer gets both; who wants one before it gets what the whole message gets. */
function isTest({ change }: Reply): boolean {
  return change?.open?.kind === 'check' && !change.open.inPassing;
}

/** As it stands after the first: 'it' and 'that' mean what was explained there, and nothing that does not speak of it. */
function goOn(scene: Scene, { change, say }: Reply, [first, second]: [string, string]): Scene {
  const { bank, lesson } = scene;
  const next = { ...scene, lesson: { ...lesson, ...change, open: null } };
  const explained = bank.get(next.lesson.entry ?? '');
  const meant = new Set(stemsOf(`${first} ${explained?.asks[0] ?? ''}`));
  const isMeant = (entry: Entry | undefined) => entry?.asks.some((ask) => stemsOf(ask).some((stem) => meant.has(stem)));
  const about = { topic: topicInHand(next), said: say.join(' ') };
  return {
    ...next,
    async look(words, wanted) {
      const reading = await scene.look(words, wanted ?? about);
      const found = leans.test(second) ? reading.found.filter(({ id }) => isMeant(bank.get(id))) : reading.found;
      return { ...reading, found };
    },
  };
}

const leans =
  /\b(?:it|its|that|this|they|them|these|those|one|ones|he|she)\b|^what['’]?s an? (?:good|bad|high|low|normal|big) \w+$/i;

/** What was written for the one is what was written for the other, and it has been said. */
function isSame({ bank }: Scene, first: Reply, second: Reply): boolean {
  const entry = bank.get(first.change?.entry ?? '');
  if (!entry || entry.id !== second.change?.entry) return false;
  const said = first.say.flatMap(sentencesOf);
  return sentencesOf(entry.reply).some((sentence) => said.includes(sentence));
}

/** What the second asks for may stand in the answer to the first. */
function speaksOf({ say }: Reply, asked: string): boolean {
  const said = new Set(stemsOf(say.join(' ')));
  const stems = stemsOf(asked);
  return stems.every((stem) => said.has(stem));
}

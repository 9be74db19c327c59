import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Entry } from '../bank/entry.ts';
import { isQuestion } from '../read/is-question.ts';
import type { Repair } from '../read/repair.ts';
import type { Found } from '../reader/reader.ts';
import { tell } from '../say/tell.ts';
import type { Reply, Respond, TurnContext } from '../turn-context.ts';
import { sureOf } from './answer-question.ts';
import { nameAsked } from './name-asked.ts';

/**
 * What was asked for before anything else got in the way, without what was said by mistake: neither that answer nor
 * another about what the student does not want, and rather none than one that may be the next miss.
 */
export async function makeGood(
  context: TurnContext,
  { wanted, denied, before, isLeftOut }: Repair,
  respond: Respond,
): Promise<Reply> {
  const { bank, lesson } = context;
  // 'Thats pricing not elasticity but ok. skimming, because …' answers all the same.
  if (lesson.open?.kind === 'check' && !lesson.open.inPassing && isAnswer(context, wanted))
    return respond(context, wanted);
  const justGiven = [lesson.entry, ...lesson.given.slice(-2)];
  const look: TurnContext['look'] = async (said, about) => {
    // What leans on something that was just said is about that.
    const isGiven = typeof about === 'object';
    const reading = await context.look(said, isGiven ? about : 'alone');
    const also = before && !isGiven ? (await context.look(said, { topic: before })).found : [];
    const found = bestOf([...reading.found, ...also]).flatMap((one) => {
      const entry = bank.get(one.id);
      if (!entry || justGiven.includes(one.id) || isAbout(entry, denied, `${wanted} ${said}`)) return [];
      return [
        { ...one, probability: one.probability < sureEnough ? Math.min(one.probability, doubted) : one.probability },
      ];
    });
    return { ...reading, found };
  };
  const fresh = { ...lesson, open: null, entry: null, section: null };
  const reply = await respond({ ...context, look, lesson: fresh }, wanted);
  const change = { open: null, ...reply.change };
  if (!lesson.entry) return { ...reply, change };
  if (!reply.unanswered)
    return { ...reply, say: [tell(lesson, isLeftOut ? 'sorryLeftOut' : 'sorryElse'), ...reply.say], change };
  const isOffered = (reply.shown?.offers?.length ?? 0) > 0;
  return {
    ...reply,
    say: [isLeftOut ? tell(lesson, 'leftOutUnsure', { asked: nameAsked(wanted) }) : tell(lesson, 'noBetter')],
    ask: tell(lesson, isOffered ? 'whichBelow' : 'whichPoint'),
    change,
  };
}

/** Each once, as it was found best. */
function bestOf(found: Found[]): Found[] {
  const sorted = found.toSorted((one, other) => other.worth - one.worth);
  return sorted.filter(({ id }, at) => sorted.findIndex((one) => one.id === id) === at);
}

function isAnswer({ turn }: TurnContext, wanted: string): boolean {
  return turn.words.includes(wanted) && !isQuestion(wanted) && !/\b(?:test|quiz|ask|give|show) me\b/i.test(wanted);
}

/** It was written about what is not wanted: at least half of what that is called stands in its question, and not in what is wanted. */
function isAbout({ asks: [ask = ''] }: Entry, denied: string[], wanted: string): boolean {
  const meant = new Set(stemsOf(wanted));
  const asked = new Set(stemsOf(ask));
  return denied.some((thing) => {
    const stems = stemsOf(thing).filter((stem) => !meant.has(stem));
    return stems.length > 0 && stems.filter((stem) => asked.has(stem)).length * 2 >= stems.length;
  });
}

/** A second miss costs more than a choice of three. */
const sureEnough = 0.7;
const doubted = sureOf.perhaps - 0.01;

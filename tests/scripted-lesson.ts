import { findTutor } from '#content/tutors.ts';
import type { IdeaState, Marking } from '#domain/marking/mark-answer.ts';
import type { TutorTurn } from '#server/providers/brain/interface.ts';
import { readSectionTitles } from '#server/teaching/bank/section-titles.ts';
import { readCards } from '#server/teaching/cards/read-cards.ts';
import { readCases } from '#server/teaching/cases/read-cases.ts';
import { readCoaching } from '#server/teaching/curriculum/coaching.ts';
import { readLibrary } from '#server/teaching/curriculum/library.ts';
import { readFacts } from '#server/teaching/facts/read-facts.ts';
import { freshLesson, type Lesson } from '#server/teaching/lesson.ts';
import { readLists } from '#server/teaching/lists/read-lists.ts';
import type { Teaching } from '#server/teaching/open-teaching.ts';
import { type Act, acts } from '#server/teaching/read/acts.ts';
import { type Wish, wishes } from '#server/teaching/read/wishes.ts';
import type { Asked, Found, Reader } from '#server/teaching/reader/reader.ts';
import { type Taught, takeTurn } from '#server/teaching/take-turn.ts';
import type { TurnContext } from '#server/teaching/turn-context.ts';
import { scriptedBank } from './scripted-bank.ts';

/** What the models would make of the student's next words. */
export type Script = {
  /** One act for certain, or how likely each of some is. */
  act?: Act | Partial<Record<Act, number>>;
  /** Ids of the scripted bank; a bare id was found for certain. */
  found?: readonly (string | (Pick<Found, 'id' | 'probability'> & Partial<Found>))[];
  /** How far what they state stands. */
  right?: number;
  /** What they surely want beside the act. */
  wish?: Wish;
  /** What the marker sees of each idea of the open question. */
  marked?: readonly IdeaState[];
  /** What they make of a part of the words, where that is read by itself. */
  parts?: Readonly<Record<string, Pick<Script, 'act' | 'found' | 'right'>>>;
};

type Options = Partial<Pick<TutorTurn, 'focus' | 'spoken' | 'lookingAt' | 'weakPoints' | 'board' | 'taught'>> & {
  agent?: string;
  now?: string;
  /** What the tutor remembers already. */
  begin?: Partial<Lesson>;
  /** What was said before. */
  before?: TutorTurn['history'];
};

/** A lesson with the real curriculum, a handful of answers, a reader and a marker that do as they are told. */
export async function startLesson({
  agent = 'economics-theme-1',
  now = '2026-11-16T09:00:00Z',
  begin,
  before = [],
  ...turn
}: Options = {}) {
  const { teaching, script, asked } = await scriptedTeaching();
  const found = findTutor(agent);
  if (!found) throw new Error(`There is no tutor ${agent}`);
  const history: TutorTurn['history'] = [...before];
  let lesson: Lesson | undefined = begin && { ...freshLesson, ...begin };

  async function take(kind: TutorTurn['kind'], words: string): Promise<Taught & { text: string }> {
    const world = { teaching, mark: markAs(script), now: new Date(now) };
    const base = { agent: found ?? raise(), focus: undefined, spoken: false, weakPoints: [], ...turn };
    const taught = await takeTurn(world, { ...base, kind, words, history: [...history], lesson });
    const text = taught.sentences.join(' ');
    history.push({ by: 'student', text: words }, { by: 'tutor', text });
    lesson = JSON.parse(JSON.stringify(taught.lesson));
    return { ...taught, text };
  }

  return {
    /** Every question to the reader, oldest first. */
    asked,
    open: () => take('opening', ''),
    checkIn: () => take('check-in', ''),
    wrapUp: () => take('wrap-up', ''),
    say(words: string, next: Script = {}) {
      Object.assign(script, nothing, next);
      return take('words', words);
    },
  };
}

const noWish = Object.fromEntries(wishes.map((wish) => [wish, 0])) as Record<Wish, number>;
const nothing = {
  act: undefined,
  wish: undefined,
  found: undefined,
  marked: undefined,
  right: undefined,
  parts: undefined,
};

async function scriptedTeaching() {
  const [library, coaching, titles, facts, cases, cards, lists] = await shared;
  const script: Script = {};
  const asked: Asked[] = [];
  const reader: Reader = {
    description: 'scripted',
    async read(one) {
      asked.push(one);
      const { act = 'ask', found = [], right, wish }: Script = script.parts?.[one.words] ?? script;
      return {
        acts: likely(act),
        found: found.map(asFound),
        ...(right !== undefined && { right }),
        ...(wish && { wishes: { ...noWish, [wish]: 1 } }),
      };
    },
  };
  const bank = scriptedBank(titles);
  const teaching: Teaching = {
    description: reader.description,
    open: async () => ({ library, coaching, bank, facts, cases, cards, lists }),
    warm() {},
    read: (one) => reader.read(one),
  };
  return { teaching, script, asked };
}

const shared = Promise.all([
  readLibrary(),
  readCoaching(),
  readSectionTitles(),
  readFacts(),
  readCases(),
  readCards(),
  readLists(),
]);

function likely(act: NonNullable<Script['act']>): Record<Act, number> {
  const given = typeof act === 'string' ? { [act]: 1 } : act;
  return { ...(Object.fromEntries(acts.map((one) => [one, 0])) as Record<Act, number>), ...given };
}

function asFound(found: NonNullable<Script['found']>[number]): Found {
  const one = typeof found === 'string' ? { id: found, probability: 0.95 } : found;
  return { worth: 12 * one.probability, ...one };
}

function markAs(script: Script): TurnContext['mark'] {
  return async ({ requiredIdeas, need = requiredIdeas.length, numeric }): Promise<Marking> => {
    const states = script.marked ?? [];
    const names = [...requiredIdeas.map(({ idea }) => idea), ...(numeric ? ['the figure'] : [])];
    const ideas = names.map((idea, at) => ({ idea, state: states[at] ?? 'missing' }) as const);
    const count = ideas.filter(({ state }) => state === 'found').length;
    return { ideas, verdict: count >= need ? 'right' : count ? 'partly' : 'not yet' };
  };
}

function raise(): never {
  throw new Error('There is no tutor');
}

import type { Evidence } from '#domain/tutor.ts';
import type { Shown } from '#domain/tutor-shown.ts';
import type { TutorTurn } from '../providers/brain/interface.ts';
import { topicInHand } from './decide/topic-in-hand.ts';
import { freshLesson, type Lesson, readLesson } from './lesson.ts';
import type { Teaching } from './open-teaching.ts';
import type { Act } from './read/acts.ts';
import { compose, remember } from './say/compose.ts';
import { boardSaid } from './say/for-board.ts';
import { sentencesOf } from './say/sentences.ts';
import { teach } from './teach.ts';
import type { TurnContext } from './turn-context.ts';

export type Taught = {
  sentences: string[];
  shown: Shown | undefined;
  lesson: Lesson;
  evidence: Evidence[];
  act: Act | undefined;
  /** The words had no answer that can be trusted. */
  unanswered: boolean;
};

type World = { teaching: Teaching; mark: TurnContext['mark']; now: Date; signal?: AbortSignal | undefined };

/** One turn of the built-in tutor: guards have let the words through. */
export async function takeTurn({ teaching, mark, now, signal }: World, asked: TutorTurn): Promise<Taught> {
  const turn = { ...asked, board: asked.board ?? boardSaid(studentsWords(asked)) };
  if (turn.kind === 'opening') teaching.warm();
  const { library, coaching, bank, facts, cases, cards, lists } = await teaching.open();
  const lesson = readLesson(turn.lesson) ?? pickUp(turn);
  const course = library.courses[turn.agent.subject];
  const context: TurnContext = {
    ...{ turn, lesson, library, course, bank, coaching, mark, now, facts: facts[turn.agent.subject] },
    cases: cases[turn.agent.subject],
    cards: cards[turn.agent.subject],
    lists: lists[turn.agent.subject],
    look: once((words, about) => {
      const other = about === 'alone' ? { topic: '' } : about;
      const topic = other?.topic ?? topicInHand(context);
      const sumBefore = lesson.figures.split('\n').at(-1) ?? '';
      const tutorSaid = other?.said ?? lesson.last.join(' ');
      return teaching.read(
        { subject: course.subject, words, topic, tutorSaid, ...(sumBefore && { sumBefore }) },
        signal,
      );
    }),
  };
  const reply = await teach(context);
  signal?.throwIfAborted();
  const { sentences, ask } = compose(reply, lesson, turn.spoken);
  const changed = { ...lesson, ...reply.change };
  const isCheck = changed.open?.kind === 'check' && changed.open.id !== (lesson.open as { id?: string } | null)?.id;
  const next = { ...changed, checked: [...lesson.checked, isCheck].slice(-3) };
  return {
    sentences,
    shown: reply.shown,
    lesson: remember(next, sentences, ask),
    evidence: reply.evidence ?? [],
    act: reply.act,
    unanswered: reply.unanswered ?? false,
  };
}

/** Several moves look at the same words in one turn: they are read once. */
function once(look: TurnContext['look']): TurnContext['look'] {
  const read = new Map<string, ReturnType<TurnContext['look']>>();
  return (words, about) => {
    const key = JSON.stringify([words, about ?? null]);
    const reading = read.get(key) ?? look(words, about);
    read.set(key, reading);
    return reading;
  };
}

function studentsWords({ history, words }: TutorTurn): string[] {
  return [...history.flatMap(({ by, text }) => (by === 'student' ? [text] : [])), words];
}

/** A thread that another brain has led: what it said last is known, and the lesson goes on from there. */
function pickUp({ history }: TutorTurn): Lesson {
  const last = history.findLast(({ by }) => by === 'tutor')?.text ?? '';
  return { ...freshLesson, turns: history.length, last: sentencesOf(last).slice(-6) };
}

import { type Clock, systemClock } from '#server/clock.ts';
import type { Log } from '#server/log.ts';
import type { AnswerMarker, BrainEvent, Embedder, TutorBrain, TutorTurn } from '../tutor-interfaces.ts';
import { act } from './act.ts';
import { freshLesson, readLesson } from './lesson/lesson.ts';
import { rebuildLesson } from './lesson/rebuild-lesson.ts';
import { createMarking } from './marking/mark-or-match.ts';
import type { Scene } from './scene.ts';
import { createTopics, type Topics } from './topics.ts';
import { compose, remember } from './words/compose.ts';

type Parts = {
  /** Without it topics are found by words alone. */
  embedder: Embedder | undefined;
  marker: AnswerMarker;
  log: Log;
  /** Where the vectors of the curriculum are kept between starts. */
  folder?: string;
  clock?: Clock;
  /** Without it this brain reads the curriculum for itself. */
  topics?: Topics;
};

type Ready = Awaited<ReturnType<Topics>>;

/** The tutor that needs no key: the curriculum, a search in it, a marker, and the manners of a lesson. */
export function createEmbeddedBrain({
  embedder,
  marker,
  log,
  folder,
  clock = systemClock,
  topics: open = createTopics({ embedder, folder, log }),
}: Parts): TutorBrain & { ready(): Promise<void> } {
  const mark = createMarking(marker, log);

  return {
    description: `built in: the curriculum, ${embedder ? 'meanings and words' : 'words alone'}; marking: ${marker.description}`,
    /** When topics are found by meaning too. Nobody has to wait for it. */
    async ready() {
      const { finders } = await open();
      await Promise.all([finders.economics.done(), finders.business.done()]);
    },
    async *reply(turn, { signal }): AsyncIterable<BrainEvent> {
      const ready = await open();
      signal?.throwIfAborted();
      const scene = await setScene(ready, turn, signal);
      const reply = await act(scene);
      signal?.throwIfAborted();
      const { sentences, ask } = compose(reply, scene.lesson, turn.spoken);
      for (const [at, sentence] of sentences.entries()) {
        yield { kind: 'text', text: at ? ` ${sentence}` : sentence };
        signal?.throwIfAborted();
      }
      const lesson = remember({ ...scene.lesson, ...reply.change }, sentences, ask);
      yield { kind: 'lesson', lesson, evidence: reply.evidence ?? [] };
    },
  };

  async function setScene(
    { library, coaching, finders }: Ready,
    turn: TutorTurn,
    signal: AbortSignal | undefined,
  ): Promise<Scene> {
    const shelf = library.shelves[turn.agent.subject];
    const finder = finders[turn.agent.subject];
    const known = readLesson(turn.lesson);
    const find = (words: string, near?: string) => finder.find(words, { themes: leaningOf(turn), near });
    const lesson = known ?? (await rebuildLesson(turn, find)) ?? freshLesson;
    return {
      turn,
      lesson,
      library,
      shelf,
      coaching,
      find: (words) => find(words, lesson.section ?? undefined),
      mark: (question, answer) => mark(question, answer, signal),
      now: clock.now(),
    };
  }
}

/** The tutor's own themes, or the one that the conversation is about. Tutors of everything lean nowhere. */
function leaningOf({ agent, focus }: TutorTurn): number[] {
  const theme = Number(focus);
  if (agent.method === 'explain' && agent.themes.includes(theme)) return [theme];
  return agent.themes.length > 1 ? [] : agent.themes;
}

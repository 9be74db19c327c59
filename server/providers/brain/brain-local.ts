import { isPlan } from '#domain/tutor-shown.ts';
import type { Clock } from '../../clock.ts';
import type { Log } from '../../log.ts';
import { createReplyCheck, type Outcome } from '../../teaching/ground/check-reply.ts';
import { unsaidOf } from '../../teaching/ground/unsaid.ts';
import { createMarking } from '../../teaching/mark/mark-or-match.ts';
import type { Teaching } from '../../teaching/open-teaching.ts';
import type { Act } from '../../teaching/read/acts.ts';
import { remember } from '../../teaching/say/compose.ts';
import { bareOf, sentencesOf } from '../../teaching/say/sentences.ts';
import { type Taught, takeTurn } from '../../teaching/take-turn.ts';
import type { AnswerMarker } from '../marker/interface.ts';
import { EngineFailure, type LocalModel, type LocalModels } from '../models/interface.ts';
import { sentencesFrom } from '../models/local-model/sentences-from.ts';
import { streamWithTimeout } from '../models/stream-with-timeout.ts';
import { type Matter, writeLocalPrompt } from './brain-local-prompt.ts';
import type { BrainEvent, TutorBrain, TutorTurn } from './interface.ts';

export type LocalBrainParts = {
  teaching: Teaching;
  marker: AnswerMarker;
  log: Log;
  clock: Clock;
  models: LocalModels;
  timeoutSeconds: number;
  /**
   * What became of each sentence that the model wanted to say; 'replaced': the written answer was given instead;
   * 'completed': what it had left out of that was given after it.
   */
  count(outcome: Outcome | 'replaced' | 'completed'): void;
};

/**
 * A language model of this machine, led by the built-in tutor: that one reads the student's words, finds the answer, does
 * the sum, marks, and asks; the model chooses from the answer and shortens it, and each sentence of it is held against
 * what was written before it is shown.
 */
export function createLocalBrain(parts: LocalBrainParts): TutorBrain {
  const { models, teaching, clock } = parts;
  const mark = createMarking(parts.marker, parts.log);
  return {
    get description() {
      const status = models.status();
      return status.state === 'none' ? 'no language model' : status.model;
    },
    leansOn: 'embedded',
    takes: ({ spoken }) => models.ready(spoken) !== undefined,
    async *reply(turn, { signal }) {
      const model = models.ready(turn.spoken);
      if (!model) throw new EngineFailure('brain', 'off');
      const world = { teaching, now: clock.now(), signal };
      const taught = await takeTurn({ ...world, mark: (question, answer) => mark(question, answer, signal) }, turn);
      try {
        yield* speak(parts, model, turn, taught, signal);
      } catch (error) {
        if (signal?.aborted) return;
        // One that is at work for others is not broken.
        if (!(error instanceof EngineFailure && error.code === 'busy')) models.failed(model);
        throw error;
      }
    },
  };
}

async function* speak(
  parts: LocalBrainParts,
  model: LocalModel,
  turn: TutorTurn,
  taught: Taught,
  signal: AbortSignal | undefined,
): AsyncGenerator<BrainEvent, void, undefined> {
  const asks = sentencesOf(taught.lesson.lastAsk);
  const written = taught.sentences.filter((sentence) => !asks.includes(sentence));
  const isSum = (taught.shown?.steps ?? []).length > 0;
  const said: string[] = [];
  const say = (sentence: string): BrainEvent => {
    const text = said.length ? ` ${sentence}` : sentence;
    said.push(sentence);
    return { kind: 'text', text };
  };
  if (!speaksFreely(turn, taught, written)) for (const sentence of written) yield say(sentence);
  else {
    // A sum is said as it was worked; what it means may be put freely.
    if (isSum) for (const sentence of written) yield say(sentence);
    for await (const sentence of putFreely(parts, model, turn, taught, { written, isSum }, signal)) yield say(sentence);
  }
  for (const sentence of asks) yield say(sentence);
  if (taught.shown) yield { kind: 'shown', shown: taught.shown };
  const { lesson, evidence, unanswered } = taught;
  yield {
    kind: 'lesson',
    lesson: { ...remember(lesson, said, lesson.lastAsk), turns: lesson.turns },
    evidence,
    unanswered,
  };
}

/** Marks, plans, exercises and asides are said as they were written, and so is that there is no answer. */
function speaksFreely(
  { kind, lesson: before }: TutorTurn,
  { act, lesson, unanswered, shown }: Taught,
  written: string[],
) {
  if (kind !== 'words' || !act || !freeActs.includes(act) || unanswered || !lesson.entry) return false;
  if (lesson.open && lesson.open.kind !== 'check') return false;
  if (shown?.diagram || (shown?.steps && isPlan(shown.steps))) return false;
  const hadCheck = Object(Object(before).open).kind === 'check';
  return !(hadCheck && act === 'answer') && written.join(' ').split(/\s+/).length >= leastWords;
}

const freeActs: Act[] = ['ask', 'calculate', 'claim', 'confused', 'example', 'exam-technique', 'stuck', 'tell-me'];
const leastWords = 12;

type Draft = { written: string[]; isSum: boolean };
const room = {
  written: { sentences: 5, words: 110 },
  spoken: { sentences: 3, words: 55 },
  sum: { sentences: 2, words: 45 },
};
/** One that goes on and on has nothing more to say; nor has one of which nothing stands, and the student waits. */
const mostHeard = 12;
const mostInVain = 3;
const mostTokens = { written: 220, spoken: 110 };

/** The model's sentences that stand, or the written ones instead. */
async function* putFreely(
  { teaching, timeoutSeconds, count }: LocalBrainParts,
  model: LocalModel,
  turn: TutorTurn,
  taught: Taught,
  { written, isSum }: Draft,
  signal: AbortSignal | undefined,
): AsyncGenerator<string, void, undefined> {
  const { bank } = await teaching.open();
  const entry = bank.get(taught.lesson.entry ?? '');
  const answer = isSum ? (entry?.reply ?? '') : written.join(' ');
  // Answers near to it are true, and beside the question; and that to the check would give it away.
  const also = [entry?.reply ?? '', entry?.plainer ?? ''].filter((text) => text && !answer.includes(text));
  const matter: Matter = {
    ...{ act: taught.act, answer, also: isSum ? [] : also, sum: isSum ? written.join(' ') : '' },
    open: Object(turn.lesson).lastAsk ?? '',
  };
  const sources = [...written, answer, ...also];
  const check = createReplyCheck(
    {
      written: sources.flatMap(sentencesOf),
      words: turn.words,
      said: [...(Object(turn.lesson).said ?? []), ...(isSum ? written.map(bareOf) : [])],
      isSum,
    },
    isSum ? room.sum : turn.spoken ? room.spoken : room.written,
  );
  const late = new AbortController();
  const options = {
    mostTokens: turn.spoken ? mostTokens.spoken : mostTokens.written,
    signal: AbortSignal.any([late.signal, ...(signal ? [signal] : [])]),
  };
  const prompt = writeLocalPrompt(turn, matter);
  const pieces = streamWithTimeout(model.say(prompt, options), timeoutSeconds * 1000, () => late.abort());
  const kept: string[] = [];
  let heard = 0;
  let inVain = 0;
  let isAgainst = false;
  for await (const heardSentence of sentencesFrom(pieces)) {
    const sentence = withoutLabel(heardSentence);
    const outcome = check(sentence);
    count(outcome);
    isAgainst = outcome === 'contradiction';
    inVain = outcome === 'said' ? 0 : inVain + 1;
    if (isAgainst || outcome === 'length' || ++heard > mostHeard || inVain >= mostInVain) break;
    if (outcome !== 'said') continue;
    kept.push(sentence);
    yield sentence;
  }
  if (isSum) return;
  const unsaid = unsaidOf(written, kept);
  const isAnswered = !unsaid.includes(written[0] ?? '') && unsaid.length <= written.length / 2;
  if (kept.length > 0 && !isAgainst && isAnswered) return;
  count(kept.length > 0 && !isAgainst ? 'completed' : 'replaced');
  yield* unsaid;
}

/** A small model copies the names that the notes are given to it by. */
function withoutLabel(sentence: string): string {
  return sentence.replace(/^(?:In other words|The right answer|Your reply)[^:.]{0,40}: /i, '');
}

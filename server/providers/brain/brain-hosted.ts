import { randomUUID } from 'node:crypto';
import { type LanguageModel, streamText } from 'ai';
import type { Evidence } from '#domain/tutor.ts';
import type { Shown } from '#domain/tutor-shown.ts';
import type { Clock } from '../../clock.ts';
import { asEngineFailure } from '../models/hosted-failure.ts';
import { keepNothing } from '../models/hosted-model.ts';
import { EngineFailure } from '../models/interface.ts';
import { streamWithTimeout } from '../models/stream-with-timeout.ts';
import { watchForEcho } from './brain-hosted-echo.ts';
import { createNoteTool } from './brain-hosted-notes.ts';
import { type FindKnowledge, writeKnowledge, writeMessages } from './brain-hosted-prompt.ts';
import { writeRules, writeTask } from './brain-hosted-rules.ts';
import { createShowTool, underReply } from './brain-hosted-show.ts';
import type { BrainEvent, LessonState, TutorBrain, TutorTurn } from './interface.ts';

export type HostedBrainOptions = {
  description: string;
  model: LanguageModel;
  findKnowledge: FindKnowledge;
  clock: Clock;
  timeoutSeconds: number;
};

/** Room for a model that thinks before it speaks; the reply itself is a few sentences. */
const maxOutputTokens = 2000;
/** A model may first note an answer and then speak. */
const mostSteps = 3;
const failuresBeforeRest = 2;
const restMilliseconds = 30_000;

/** A hosted language model with our agent, our knowledge as ground truth and our method as its instructions. */
export function openHostedBrain(options: HostedBrainOptions): TutorBrain {
  // Never shown to anybody: should it come back in a reply, the model is reciting its instructions.
  const canary = randomUUID();
  let failures = 0;
  let restUntil = 0;
  return {
    description: options.description,
    async *reply(turn, { signal }) {
      // A vendor that is down would cost every student the whole wait in every turn.
      if (options.clock.now().getTime() < restUntil) throw new EngineFailure('brain', 'resting');
      try {
        yield* askOnceMore(options, () => ask(options, canary, turn, signal), signal);
        failures = 0;
      } catch (error) {
        if (signal?.aborted) return;
        failures++;
        if (failures >= failuresBeforeRest) restUntil = options.clock.now().getTime() + restMilliseconds;
        throw asEngineFailure('brain', error);
      }
    },
  };
}

/** One request in some hundreds breaks at once, before a word was said: the next one mostly does not. */
async function* askOnceMore(
  { clock }: HostedBrainOptions,
  askAgain: () => AsyncGenerator<BrainEvent, void, undefined>,
  signal: AbortSignal | undefined,
): AsyncGenerator<BrainEvent, void, undefined> {
  const begun = clock.now().getTime();
  let hasSaid = false;
  try {
    for await (const event of askAgain()) {
      hasSaid = true;
      yield event;
    }
    return;
  } catch (error) {
    const { code } = asEngineFailure('brain', error);
    const isQuick = clock.now().getTime() - begun < quickMilliseconds;
    if (hasSaid || signal?.aborted || !isQuick || !passing.includes(code)) throw error;
  }
  yield* askAgain();
}

const passing: EngineFailure['code'][] = ['off', 'busy', 'cut_off'];
const quickMilliseconds = 3000;

async function* ask(
  { model, findKnowledge, timeoutSeconds }: HostedBrainOptions,
  canary: string,
  turn: TutorTurn,
  signal: AbortSignal | undefined,
): AsyncGenerator<BrainEvent, void, undefined> {
  if (turn.kind === 'opening' && turn.weakPoints.length === 0) {
    yield { kind: 'text', text: turn.agent.greeting };
    yield { kind: 'lesson', lesson: turn.lesson ?? {}, evidence: [] };
    return;
  }
  const { agent, focus, weakPoints, history, lookingAt } = turn;
  const {
    drawn,
    before,
    near = turn.kind === 'opening' ? weakPoints[0]?.sectionId : undefined,
  } = readLesson(turn.lesson);
  const knowledge = await findKnowledge({
    agent,
    focus,
    words: turn.words,
    history,
    near,
    before,
    lookingAt,
    weakPoints,
  });
  const rules = writeRules(turn, canary);
  const titles = knowledge.diagrams?.filter(({ id }) => drawn.includes(id)).map(({ title }) => title);
  const task = writeTask(turn, titles);
  const isEcho = watchForEcho(`${rules}\n\n${task}`, canary);
  const evidence: Evidence[] = [];
  let shown: Shown = {};
  const wait = timeoutSeconds * 1000;
  const late = new AbortController();
  const { stream } = streamText({
    model,
    instructions: [rules, writeKnowledge(knowledge), task].join('\n\n'),
    messages: writeMessages(turn),
    tools: {
      note_answer: createNoteTool(agent.subject, knowledge, (noted) => evidence.push(noted)),
      show_under_reply: createShowTool(knowledge, (wish) => {
        shown = { ...shown, ...wish };
      }),
    },
    stopWhen: ({ steps }) => steps.length >= mostSteps || steps.some(({ text }) => text.trim() !== ''),
    maxOutputTokens,
    // A student is waiting: the built-in tutor answers at once instead.
    maxRetries: 0,
    abortSignal: AbortSignal.any([late.signal, ...(signal ? [signal] : [])]),
    timeout: { totalMs: wait * 4 },
    providerOptions: keepNothing,
    onError: () => undefined,
  });
  let said = '';
  for await (const part of streamWithTimeout(stream, wait, () => late.abort())) {
    if (signal?.aborted) return;
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new EngineFailure('brain', 'timeout');
    if (part.type === 'finish' && !ended.has(part.finishReason)) {
      const refused = part.finishReason === 'content-filter';
      throw new EngineFailure('brain', refused ? 'refused' : said ? 'cut_off' : 'garbage');
    }
    if (part.type !== 'text-delta' || !part.text) continue;
    said += part.text;
    if (isEcho(part.text)) throw new EngineFailure('brain', 'echo');
    yield { kind: 'text', text: part.text };
  }
  if (!said.trim()) throw new EngineFailure('brain', 'garbage');
  const under = underReply(shown, { drawn, words: turn.words });
  if (Object.keys(under).length) yield { kind: 'shown', shown: under };
  const drawnNow = [...new Set([...drawn, ...(under.diagram ? [under.diagram] : [])])];
  const nearNow = knowledge.sections[0]?.id ?? near;
  const beforeNow = nearNow === near ? before : near;
  const next = {
    near: nearNow,
    ...(beforeNow && { before: beforeNow }),
    ...(drawnNow.length && { drawn: drawnNow }),
  };
  yield { kind: 'lesson', lesson: next, evidence };
}

/** What this brain has left: the sections that were talked about last, and the diagrams that were drawn. */
function readLesson(lesson: LessonState | undefined): { near?: string; before?: string; drawn: string[] } {
  const { near, before, drawn = [] } = lesson ?? {};
  const ids = Array.isArray(drawn) ? drawn.filter((id) => typeof id === 'string') : [];
  return { ...(typeof near === 'string' && { near }), ...(typeof before === 'string' && { before }), drawn: ids };
}

const ended: ReadonlySet<string> = new Set(['stop', 'length', 'tool-calls']);

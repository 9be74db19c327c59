import { messages } from '#domain/messages.ts';
import type { Evidence } from '#domain/tutor.ts';
import type { Shown } from '#domain/tutor-shown.ts';
import type { LessonState, TutorBrain } from '../../providers/brain/interface.ts';
import { createReplyGuard } from './guards/create-reply-guard.ts';
import { keepShown } from './guards/keep-shown.ts';
import type { Conversation } from './queries.ts';
import type { Question } from './read-question.ts';
import { storable } from './storable.ts';
import type { TurnDeps } from './take-turn.ts';
import { withoutDetails } from './without-details.ts';

/** Each brain's own notes, and which of them spoke last. */
export type Notes = { by?: BrainName; hosted?: LessonState; embedded?: LessonState };
type BrainName = 'hosted' | 'embedded';

export type Answered = {
  kind: 'answered';
  notes: Notes;
  evidence: Evidence[];
  shown?: Shown | undefined;
  /** The brain had no answer to the words, and the guard let all that it said instead pass. */
  unanswered?: boolean;
};

export type ReplyEvent =
  | { kind: 'text'; text: string }
  | { kind: 'notice'; sentence: string }
  /** Before the last text: the brain has said all it has to say. */
  | Answered;

/** The hosted brain when there is one; when it fails, also half-way, the built-in one goes on and says so. */
export async function* askBrains(
  deps: TurnDeps,
  conversation: Conversation,
  question: Question,
  signal: AbortSignal | undefined,
): AsyncGenerator<ReplyEvent, void, undefined> {
  const notes: Notes = conversation.lesson ?? {};
  const { brain, hostedBrain } = deps;
  let begun = false;
  if (hostedBrain && hostedBrain.takes?.(question) !== false) {
    try {
      const asked = await withoutDetails(deps, conversation.userId, question);
      for await (const event of listen(hostedBrain, 'hosted', asked, notes, signal)) {
        begun ||= event.kind === 'text';
        yield event;
      }
      return;
    } catch (error) {
      if (signal?.aborted) return;
      deps.log.warn({ error }, 'the hosted brain failed');
      if (notes.by !== 'embedded' || begun) yield { kind: 'notice', sentence: messages.tutorFallback };
    }
  }
  if (question.refusal) {
    yield { kind: 'answered', notes, evidence: [] };
    yield { kind: 'text', text: begun ? `\n\n${question.refusal}` : question.refusal };
    return;
  }
  try {
    for await (const event of listen(brain, 'embedded', question, notes, signal)) {
      yield event.kind === 'text' && begun ? { kind: 'text', text: `\n\n${event.text}` } : event;
      begun &&= event.kind !== 'text';
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}

/** One brain's reply, as far as the guard lets it through. */
async function* listen(
  brain: TutorBrain,
  by: BrainName,
  question: Question,
  notes: Notes,
  signal: AbortSignal | undefined,
): AsyncGenerator<ReplyEvent, void, undefined> {
  // Whose notes these are: one that leans on the built-in tutor leads the same lesson.
  const own = brain.leansOn ?? by;
  const guard = createReplyGuard({ agent: question.agent, lastStudentWords: question.words });
  let shown: Shown | undefined;
  let answered: Answered = { kind: 'answered', notes: { ...notes, by }, evidence: [] };
  for await (const event of brain.reply({ ...question, lesson: notes[own] }, signal ? { signal } : {})) {
    if (signal?.aborted) return;
    if (event.kind === 'text') yield* piece(guard.take(storable(event.text)));
    else if (event.kind === 'shown') shown = keepShown(question.agent, event.shown);
    else {
      const { lesson, evidence, unanswered = false } = event;
      answered = { kind: 'answered', notes: { ...notes, by, [own]: lesson }, evidence, unanswered };
    }
  }
  if (signal?.aborted) return;
  const rest = guard.end();
  yield { ...answered, shown, unanswered: answered.unanswered === true && !guard.hasStopped() };
  yield* piece(rest);
}

function* piece(text: string): Generator<ReplyEvent> {
  if (text) yield { kind: 'text', text };
}

import { useState } from 'react';
import type { QuickFireAnswerInput } from '#domain/practice/inputs.ts';
import { inBackground } from '#web/in-background.ts';
import { sendAttempt } from '#web/kept/send-attempt.ts';
import type { Answer, AnswerReply, Run, RunQuestion } from './quick-fire-api.ts';

/** Given, and not with the server yet: it will be marked when the network is back. */
type KeptAnswer = { kept: true; questionId: string; answer: string };
export type Given = Answer | KeptAnswer;

export type Words = Pick<QuickFireAnswerInput, 'answer' | 'spoken' | 'timedOut' | 'takenMs' | 'sureness'>;

export function isKept(given: Given | undefined): given is KeptAnswer {
  return given !== undefined && 'kept' in given;
}

/** The run as far as it has come: which question is shown, and what was said to those before. */
export function useRun(run: Run) {
  const [given, setGiven] = useState<Record<string, Given>>(() =>
    Object.fromEntries(run.answers.map((answer) => [answer.questionId, answer])),
  );
  const [at, setAt] = useState(() => (run.ended ? run.questions.length : firstOpen(run.questions, given)));
  const [needsSupport, setNeedsSupport] = useState(false);
  /** The browser's name for each answer: pressed twice, it is the same answer. */
  const [names] = useState(() => new Map<string, string>());
  const put = (answer: Given) => setGiven((before) => ({ ...before, [answer.questionId]: answer }));

  /** Throws a refusal. */
  async function send(question: RunQuestion, words: Words): Promise<void> {
    const followUp = isOpen(given[question.id]);
    const name = `${question.id} ${followUp}`;
    const id = names.get(name) ?? crypto.randomUUID();
    names.set(name, id);
    const body = { id, runId: run.id, questionId: question.id, followUp, ...words };
    const sent = await sendAttempt<AnswerReply>('/api/practice/quick-fire/answers', body);
    const take = (reply: AnswerReply) => {
      if (!('support' in reply)) return put(reply);
      names.delete(name);
      setNeedsSupport(true);
      setGiven(({ [question.id]: _, ...others }) => others);
    };
    if (sent.state === 'marked') return take(sent.reply);
    put({ kept: true, questionId: question.id, answer: words.answer });
    inBackground(sent.later.then(take, () => undefined));
  }

  return {
    ...{ given, at, needsSupport, send, put },
    question: run.questions[at],
    isMine: (answer: Answer) => [...names.values()].includes(answer.attemptId),
    isFirstHere: names.size === 0,
    next: () => {
      setNeedsSupport(false);
      setAt(firstOpen(run.questions, given));
    },
    finish: () => setAt(run.questions.length),
  };
}

export type RunState = ReturnType<typeof useRun>;

export function isOpen(given: Given | undefined): boolean {
  return given !== undefined && !isKept(given) && given.marking === null;
}

/** The first question without an answer, or the end. */
function firstOpen(questions: readonly RunQuestion[], given: Record<string, Given>): number {
  const index = questions.findIndex(({ id }) => given[id] === undefined || isOpen(given[id]));
  return index < 0 ? questions.length : index;
}

import { expect } from 'vitest';
import type { createSignedInStudent } from './students.ts';

type Browser = Awaited<ReturnType<typeof createSignedInStudent>>['browser'];
type Question = { id: string; prompt: string; asksSureness: boolean };
export type QuickFireRun = { id: string; questions: Question[]; answers: unknown[] };

type RunOptions = { id?: string; length?: number; scope?: string; calm?: boolean; subject?: string };

/** A run of a signed-in student. */
export async function startQuickFire(browser: Browser, options: RunOptions): Promise<QuickFireRun> {
  const { subject = 'economics', ...wanted } = options;
  const input = { id: crypto.randomUUID(), length: 5, scope: 'mixed', calm: false, ...wanted };
  const response = await browser.post(`/api/practice/quick-fire/${subject}/runs`, input);
  expect(response.status).toBe(200);
  return response.json();
}

/** Answers the first questions of a run, in turn. */
export async function answerRun(browser: Browser, run: QuickFireRun, answers: string[]): Promise<void> {
  for (const [index, answer] of answers.entries()) {
    const response = await browser.post(
      '/api/practice/quick-fire/answers',
      quickFireAnswer(run.id, run.questions[index]?.id ?? '', { answer }),
    );
    expect(response.status).toBe(200);
  }
}

export function quickFireAnswer(runId: string, questionId: string, changes: object = {}) {
  return {
    ...{ id: crypto.randomUUID(), runId, questionId, answer: 'a guess', takenMs: 4200 },
    ...{ followUp: false, spoken: false, timedOut: false },
    ...changes,
  };
}

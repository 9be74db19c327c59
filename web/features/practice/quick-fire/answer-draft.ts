/** What is typed and not sent, and how much time was left: in this tab alone, until it is marked. */
export type AnswerDraft = { text: string; leftMs?: number };

const name = (runId: string, questionId: string) => `quick-fire:${runId}:${questionId}`;

export function readAnswerDraft(runId: string, questionId: string): AnswerDraft {
  try {
    return JSON.parse(sessionStorage.getItem(name(runId, questionId)) ?? '') as AnswerDraft;
  } catch {
    return { text: '' };
  }
}

export function keepAnswerDraft(runId: string, questionId: string, draft: AnswerDraft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(name(runId, questionId), JSON.stringify(draft));
    else sessionStorage.removeItem(name(runId, questionId));
  } catch {
    // Storage is full or switched off: the words last as long as the page.
  }
}

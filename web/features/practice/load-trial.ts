import { api, replyOf } from '#web/api.ts';

export function loadQuestion(after: string | undefined) {
  return replyOf(api.taste.$get({ query: { after } }));
}

export function sendAnswer(questionId: string, answer: string) {
  return replyOf(api.taste.$post({ json: { questionId, answer } }));
}

export type TrialQuestion = Awaited<ReturnType<typeof loadQuestion>>;
export type TrialMarking = Awaited<ReturnType<typeof sendAnswer>>;

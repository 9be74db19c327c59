import { api, call } from '#web/api.ts';

export function loadQuestion(after: string | undefined) {
  return call(api.taste.$get({ query: { after } }));
}

export function sendAnswer(questionId: string, answer: string) {
  return call(api.taste.$post({ json: { questionId, answer } }));
}

export type TasteQuestion = Awaited<ReturnType<typeof loadQuestion>>;
export type TasteMarking = Awaited<ReturnType<typeof sendAnswer>>;

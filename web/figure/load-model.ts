import type { Subject } from '#domain/subjects.ts';
import { api, replyOf } from '#web/api.ts';

/** `key` is 'economics/ppf'. The diagram as it should be drawn, for whoever has the subject. */
export function loadModel(key: string) {
  const [subject = '', id = ''] = key.split('/');
  return replyOf(api.practice.diagrams[':subject'][':id'].model.$get({ param: { subject: subject as Subject, id } }));
}

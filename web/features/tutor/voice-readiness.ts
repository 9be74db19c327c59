import type { Subject } from '#domain/subjects.ts';
import { api, replyOf } from '#web/api.ts';
import { inBackground } from '../../in-background.ts';
import type { Store } from './store.ts';
import { readVoiceStatus } from './tutor-api.ts';
import type { TutorState } from './tutor-state.ts';

const pauseMilliseconds = 2000;

/** Whether the student can talk: the engines are up, and minutes are left. Asks again while the engines load. */
export function watchReadiness(store: Store<TutorState>, subject: Subject): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watching = true;
  const look = async () => {
    const voice = await readVoiceStatus().catch(() => undefined);
    if (!watching) return;
    store.update({ voice });
    if (voice?.state === 'loading') timer = setTimeout(() => inBackground(look()), pauseMilliseconds);
  };
  const readUsage = async () => {
    const usage = await replyOf(api.usage[':subject'].$get({ param: { subject } })).catch(() => undefined);
    if (usage && watching) store.update({ usage });
  };
  inBackground(look());
  inBackground(readUsage());
  return () => {
    watching = false;
    clearTimeout(timer);
  };
}

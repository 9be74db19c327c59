import type { Store } from './store.ts';
import { change, isPending } from './thread.ts';
import { rateMessage, readConversation } from './tutor-api.ts';
import type { TutorState } from './tutor-state.ts';

type Thread = Store<TutorState>;

/** An earlier conversation in place of what is shown. False: it could not be read, or something else is shown by now. */
export async function loadThread(store: Thread, id: string): Promise<boolean> {
  store.update({ conversation: { id, title: '' }, messages: [], loading: 'yes' });
  const stored = await readConversation(id).catch(() => undefined);
  if (store.read().conversation?.id !== id) return false;
  if (stored) store.update({ conversation: stored.conversation, messages: stored.messages, loading: 'no' });
  else store.update({ loading: 'failed' });
  return stored !== undefined;
}

/** What the server has stored is what was said. */
export async function catchUp(store: Thread): Promise<void> {
  const id = store.read().conversation?.id;
  const stored = id && (await readConversation(id).catch(() => undefined));
  if (!stored || store.read().conversation?.id !== id) return;
  store.update(({ messages }) => ({
    messages: [...stored.messages, ...messages.filter(isPending)],
  }));
}

type Rating = { rating: 1 | -1 | null; reason: string | undefined };

/** Shown at once, and taken back when the server could not be told. */
export async function rateIn(store: Thread, messageId: string, { rating, reason }: Rating): Promise<void> {
  const { conversation, messages } = store.read();
  const before = messages.find(({ id }) => id === messageId)?.rating ?? null;
  const show = (shown: number | null) =>
    store.update((state) => ({ messages: change(state.messages, messageId, { rating: shown }) }));
  show(rating);
  await rateMessage(conversation?.id ?? '', messageId, { rating, reason }).catch(() => show(before));
}

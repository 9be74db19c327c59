import type { Shown } from '#domain/tutor-shown.ts';

/** What stands in the transcript. `id` is the stored message's, or our own key until the server has named it. */
export type Message = {
  id: string;
  by: 'student' | 'tutor';
  text: string;
  spoken: boolean;
  interrupted: boolean;
  saidAt: string;
  rating: number | null;
  /** The tutor stepped back, and this stands instead of a reply. */
  card?: 'support' | null;
  /** What stands under a reply that has ended. */
  shown?: Shown | null;
  /** 'coming': more of it follows. The others are typed and not stored yet: 'queued' until those before it are
   * answered, 'waiting' for the line. */
  state?: 'coming' | 'queued' | 'sending' | 'waiting';
  /** Typed: by this name the server knows a message that is sent twice. */
  key?: string;
};

type Reply = { messageId: string; text: string; spoken: boolean };

/**
 * Pieces of a reply are sentences; where neither side of the seam has a space, one stands between. A reply that has
 * ended takes nothing more: it is being sent a second time.
 */
export function addToReply(messages: Message[], { messageId, text, spoken }: Reply): Message[] {
  const known = messages.find(({ id }) => id === messageId);
  const last = messages.findLast((message) => !isPending(message));
  // A card may be shown before the words that it belongs to are spoken.
  if (!known && last?.card && !last.text) return change(messages, last.id, { id: messageId, text, spoken });
  if (!known) return add(messages, { ...blank('tutor'), id: messageId, text, spoken, state: 'coming' });
  if (known.state !== 'coming') return messages;
  const seam = /\S$/.test(known.text) && /^\S/.test(text) ? ' ' : '';
  return change(messages, messageId, { text: known.text + seam + text, spoken: known.spoken || spoken });
}

export function endReply(messages: Message[], messageId: string, shown?: Shown): Message[] {
  return change(messages, messageId, { state: undefined, ...(shown && { shown }) });
}

/** What was heard is what was said. Nothing heard: it was never said, and is not shown. */
export function cutReply(messages: Message[], messageId: string, text: string): Message[] {
  return change(messages, messageId, { text, interrupted: true, state: undefined, shown: undefined });
}

export function addSpoken(messages: Message[], messageId: string, text: string): Message[] {
  if (messages.some(({ id }) => id === messageId)) return messages;
  return add(messages, { ...blank('student'), id: messageId, text, spoken: true });
}

export function addTyped(messages: Message[], key: string, text: string): Message[] {
  return [...messages, { ...blank('student'), id: key, key, text, state: 'queued' }];
}

/** The card belongs to the reply that came before it. */
export function addCard(messages: Message[]): Message[] {
  const reply = messages.findLast((message) => !isPending(message));
  if (reply?.by === 'tutor') return change(messages, reply.id, { card: 'support' });
  return add(messages, { ...blank('tutor'), id: crypto.randomUUID(), text: '', card: 'support', state: 'coming' });
}

/** The server has stored what was typed. It may stand in the transcript already: then ours was the second try. */
export function nameTyped(messages: Message[], key: string, messageId: string): Message[] {
  const ours = messages.find((message) => message.key === key);
  const others = messages.filter((message) => message !== ours);
  if (!ours || others.some(({ id }) => id === messageId)) return others;
  return add(others, { ...ours, id: messageId, state: undefined });
}

export function isPending({ state }: Message): boolean {
  return state === 'queued' || state === 'sending' || state === 'waiting';
}

/** Before what is not stored yet: that comes later, also when the thread is read again. */
function add(messages: Message[], message: Message): Message[] {
  const at = messages.findIndex(isPending);
  return at < 0 ? [...messages, message] : messages.toSpliced(at, 0, message);
}

export function change(messages: Message[], id: string, to: Partial<Message>): Message[] {
  return messages.map((message) => (message.id === id ? { ...message, ...to } : message));
}

function blank(by: Message['by']): Omit<Message, 'id' | 'text'> {
  return { by, spoken: false, interrupted: false, saidAt: new Date().toISOString(), rating: null };
}

import type { TextTurnEvent } from '#domain/tutor-protocol.ts';
import type { LookingAt } from '#domain/tutor-shown.ts';
import { errorCode, errorText } from '#web/api.ts';
import { inBackground } from '../../in-background.ts';
import type { Store } from './store.ts';
import { askForOpening, BrokenTurn, sayTyped } from './text-turn.ts';
import { addCard, addToReply, addTyped, change, endReply, isPending, type Message, nameTyped } from './thread.ts';
import type { Notice, TutorState } from './tutor-state.ts';
import type { createUnsentWords, Typed } from './unsent-words.ts';
import { voiceWords } from './voice-words.ts';

type World = {
  store: Store<TutorState>;
  unsent: ReturnType<typeof createUnsentWords>;
  /** The conversation that the words go to; made when there is none yet. */
  conversationId(): Promise<string>;
  /** While the student talks, the words go the same way as the voice. False: there is no such way. */
  sendByVoice(message: Typed): boolean;
  /** What the page shows now. */
  lookingAt(): LookingAt | undefined;
};

/** Typed words and the replies to them: one after another, each once, also over a line that breaks. */
export function createTypedTurns({ store, unsent, conversationId, sendByVoice, lookingAt }: World) {
  let atWork: AbortController | undefined;
  let wantsOpening = false;
  const changeThread = (to: (messages: Message[]) => Message[]) =>
    store.update(({ messages }) => ({ messages: to(messages) }));

  const follow = async (events: AsyncIterable<TextTurnEvent>, key: string) => {
    // A reply that broke off comes again from its start.
    changeThread((messages) => messages.filter(isWhole));
    for await (const event of events) {
      if (event.type === 'failed') throw new FailedTurn(event.sentence);
      if (event.type === 'notice') store.update({ notice: { tone: 'info', sentence: event.sentence } });
      else changeThread((messages) => apply(event, messages, key));
      store.update(({ mode }) => (mode === 'offline' ? { mode: 'idle' } : {}));
    }
  };
  const deliver = async (message: Typed, signal: AbortSignal) => {
    const id = await conversationId();
    changeThread((messages) => change(messages, message.key, { state: 'sending' }));
    if (sendByVoice(message)) return void unsent.goesByVoice(message);
    await follow(sayTyped(id, message, signal), message.key);
    unsent.settle(message.key);
  };
  const open = async (signal: AbortSignal) => {
    await follow(askForOpening(await conversationId(), signal), '');
    wantsOpening = false;
  };
  /** All that is to be done, in its order, until it is done or something is in the way. */
  const pump = async () => {
    if (atWork) return;
    const work = new AbortController();
    const { signal } = work;
    atWork = work;
    store.update({ replying: true, notice: undefined });
    try {
      if (wantsOpening) await open(signal);
      for (let next = unsent.next(); next; next = unsent.next()) await deliver(next, signal);
    } catch (error) {
      if (!signal.aborted) giveUp(error);
    }
    if (signal.aborted) return;
    atWork = undefined;
    store.update({ replying: false });
  };
  const giveUp = (error: unknown) => {
    const offline = isOffline(error);
    store.update(({ mode, live }) => ({ notice: noticeOf(error), mode: offline && !live ? 'offline' : mode }));
    changeThread((messages) => messages.map((one) => (isPending(one) ? { ...one, state: 'waiting' } : one)));
  };
  return {
    send(text: string): void {
      const { key } = unsent.add(text, lookingAt());
      changeThread((messages) => addTyped(messages, key, text));
      inBackground(pump());
    },
    /** The tutor speaks first. */
    begin(): void {
      wantsOpening = true;
      inBackground(pump());
    },
    /** The server has taken, by voice, something that was typed. */
    acknowledge(messageId: string, text: string): boolean {
      const message = unsent.all().find((candidate) => sameWords(candidate.text, text));
      if (!message) return false;
      unsent.settle(message.key);
      changeThread((messages) => nameTyped(messages, message.key, messageId));
      return true;
    },
    voiceGone(): void {
      unsent.voiceGone();
      if (unsent.next()) inBackground(pump());
    },
    tryAgain: () => inBackground(pump()),
    /** What an earlier visit in this tab could not send. */
    restore(): void {
      for (const { key, text } of unsent.all()) changeThread((messages) => addTyped(messages, key, text));
      if (unsent.next()) inBackground(pump());
    },
    stop(): void {
      atWork?.abort();
      atWork = undefined;
    },
  };
}

class FailedTurn extends Error {}

/** The server may have tidied the spaces. */
const sameWords = (one: string, other: string) => one.split(/\s+/).join(' ') === other.split(/\s+/).join(' ');

function apply(event: TextTurnEvent, messages: Message[], key: string): Message[] {
  if (event.type === 'student') return nameTyped(messages, key, event.messageId);
  if (event.type === 'tutor') return addToReply(messages, { ...event, spoken: false });
  if (event.type === 'shown') return change(messages, event.messageId, { shown: event.shown });
  if (event.type === 'end') return endReply(messages, event.messageId);
  return event.type === 'card' ? addCard(messages) : messages;
}

const isWhole = ({ by, state }: Message) => by === 'student' || state !== 'coming';

const isOffline = (error: unknown) => error instanceof BrokenTurn || errorCode(error) === 'offline';

function noticeOf(error: unknown): Notice {
  if (isOffline(error)) return { tone: 'warning', sentence: voiceWords.notSent, action: 'try-again' };
  if (errorCode(error) === 'not_signed_in')
    return { tone: 'warning', sentence: voiceWords.signedOut, action: 'log-in' };
  const sentence = error instanceof FailedTurn ? error.message : errorText(error, voiceWords.refused);
  return { tone: 'warning', sentence, action: 'try-again' };
}

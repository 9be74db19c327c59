import { monthlyAllowanceSeconds } from '#domain/allowance.ts';
import { closeCodes, type FromBrowser, type ToBrowser } from '#domain/tutor-protocol.ts';
import type { LookingAt } from '#domain/tutor-shown.ts';
import { audioTrouble } from './audio/audio-desk.ts';
import { connectCall } from './connect-call.ts';
import { createPushToTalk } from './push-to-talk.ts';
import type { Store } from './store.ts';
import { addCard, addSpoken, addToReply, cutReply, endReply, type Message } from './thread.ts';
import type { Notice, TutorState } from './tutor-state.ts';
import { openVoiceCall, type VoiceCall } from './voice-call.ts';
import { info, noticeOfClose, warning } from './voice-notices.ts';
import { microphoneWords, voiceWords } from './voice-words.ts';

export type VoiceWorld = {
  store: Store<TutorState>;
  conversationId(): Promise<string>;
  /** What the page shows now. */
  lookingAt(): LookingAt | undefined;
  /** The server has taken something that was typed: true when it was ours. */
  acknowledge(messageId: string, text: string): boolean;
  counted(usage: { usedSeconds: number; allowanceSeconds: number }): void;
  /** The month's minutes ran out while we talked. */
  spent(): void;
  /** The line is up again, or has been hung up: what the server has stored is what was said. */
  catchUp(): void;
  /** No voice any more. */
  gone(): void;
};

/** At most one call at a time: how it starts and ends, and what the student sees of it. */
export function createLiveCall(world: VoiceWorld) {
  const { store } = world;
  let call: VoiceCall | undefined;
  let conversationId = '';
  let connected = false;
  let isSilenced = false;
  const send = (message: FromBrowser) => call?.send(message);
  const button = createPushToTalk((down) => send({ type: 'talk', down }));

  const hangUp = () => {
    call?.hangUp();
    call = undefined;
    connected = false;
    button.forget();
  };
  const stop = (notice?: Notice) => {
    hangUp();
    isSilenced = false;
    store.update({ live: false, listenOnly: false, muted: false, mode: 'idle', notice });
    world.gone();
  };
  const ready = (message: Extract<ToBrowser, { type: 'ready' }>) => {
    world.counted(message);
    const again = connected;
    connected = true;
    store.update({ mode: 'listening', notice: isSilenced ? warning(voiceWords.microphoneSilenced) : undefined });
    const { muted, listenOnly } = store.read();
    if (muted || listenOnly) send({ type: 'mute', on: true });
    if (again) world.catchUp();
  };
  const closed = (code: number | 'unreachable') => {
    const talked = connected;
    const spent = code === closeCodes.allowanceSpent;
    stop(noticeOfClose(code));
    if (spent) world.counted({ usedSeconds: monthlyAllowanceSeconds, allowanceSeconds: monthlyAllowanceSeconds });
    if (spent && talked) world.spent();
    else world.catchUp();
  };
  const silenced = (on: boolean) => {
    isSilenced = on;
    const { sentence } = store.read().notice ?? {};
    if (on) store.update({ notice: warning(voiceWords.microphoneSilenced) });
    else if (sentence === voiceWords.microphoneSilenced) store.update({ notice: undefined });
  };
  const open = () =>
    openVoiceCall({
      hello: () => ({ type: 'start', conversationId, settings: store.read().settings, lookingAt: world.lookingAt() }),
      maySend: () => !store.read().muted && (!store.read().settings.pushToTalk || button.isHeld()),
      message: (message) => (message.type === 'ready' ? ready(message) : showMessage(world, message)),
      caption: (caption) => changeThread(store, (messages) => addToReply(messages, caption)),
      replyEnded: (messageId, shown) => changeThread(store, (messages) => endReply(messages, messageId, shown)),
      lost: () => store.update({ mode: navigator.onLine ? 'connecting' : 'offline' }),
      closed,
      microphoneLost: () => stop(warning(voiceWords.microphoneLost)),
      microphoneSilenced: silenced,
    });
  const start = async (listenOnly: boolean) => {
    if (call) return;
    const trouble = audioTrouble();
    if (trouble) return store.update({ notice: warning(microphoneWords[trouble]) });
    const mine = open();
    call = mine;
    store.update({ live: true, listenOnly, muted: false, mode: 'connecting', notice: undefined });
    const isWanted = () => call === mine;
    const conversation = async () => {
      const id = await world.conversationId();
      if (isWanted()) conversationId = id;
    };
    await connectCall(mine, { store, listenOnly, isWanted, stop, conversation });
  };
  return { start, stop, hangUp, send, button, now: () => call, isConnected: () => connected };
}

/** What the server says in a call, but for its first word. */
function showMessage({ store, counted, acknowledge }: VoiceWorld, message: ToBrowser): void {
  const { type } = message;
  if (type === 'state') store.update({ mode: message.state });
  if (type === 'usage') counted(message);
  if (type === 'warning') store.update({ notice: info(voiceWords.left[message.secondsLeft]) });
  if (type === 'fault') store.update({ notice: warning(message.sentence) });
  if (type === 'card') changeThread(store, addCard);
  if (type === 'cut') changeThread(store, (messages) => cutReply(messages, message.messageId, message.text));
  if (type === 'student' && !acknowledge(message.messageId, message.text))
    changeThread(store, (messages) => addSpoken(messages, message.messageId, message.text));
}

function changeThread(store: Store<TutorState>, to: (messages: Message[]) => Message[]): void {
  store.update(({ messages }) => ({ messages: to(messages) }));
}

import { monthlyAllowanceSeconds } from '#domain/allowance.ts';
import { closeCodes, type FromBrowser, type ToBrowser } from '#domain/tutor-protocol.ts';
import type { LookingAt } from '#domain/tutor-shown.ts';
import { inBackground } from '../../in-background.ts';
import { audioTrouble } from './audio/audio-desk.ts';
import { microphoneTrouble } from './audio/microphone.ts';
import { createPushToTalk } from './push-to-talk.ts';
import type { Store } from './store.ts';
import { addCard, addSpoken, addToReply, cutReply, endReply, type Message } from './thread.ts';
import type { Notice, TutorState } from './tutor-state.ts';
import type { Typed } from './unsent-words.ts';
import { openVoiceCall, type VoiceCall } from './voice-call.ts';
import { microphoneWords, voiceWords } from './voice-words.ts';

type World = {
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

/** Talking with the tutor: starts, ends, and keeps the state that the student sees. */
export function createVoice(world: World) {
  const { store } = world;
  let call: VoiceCall | undefined;
  let conversationId = '';
  let connected = false;
  let isSilenced = false;
  const changeThread = (to: (messages: Message[]) => Message[]) =>
    store.update(({ messages }) => ({ messages: to(messages) }));

  const send = (message: FromBrowser) => call?.send(message);
  const button = createPushToTalk((down) => send({ type: 'talk', down }));
  const stop = (mode: TutorState['mode'] = 'idle', notice?: Notice) => {
    call?.hangUp();
    call = undefined;
    connected = false;
    isSilenced = false;
    button.forget();
    store.update({ live: false, listenOnly: false, muted: false, mode, notice });
    world.gone();
  };
  const take = (message: ToBrowser) => {
    if (message.type === 'ready') ready(message);
    if (message.type === 'state') store.update({ mode: message.state });
    if (message.type === 'usage') world.counted(message);
    if (message.type === 'warning') store.update({ notice: info(voiceWords.left[message.secondsLeft]) });
    if (message.type === 'fault') store.update({ notice: warning(message.sentence) });
    if (message.type === 'card') changeThread(addCard);
    if (message.type === 'cut') changeThread((messages) => cutReply(messages, message.messageId, message.text));
    if (message.type === 'student' && !world.acknowledge(message.messageId, message.text))
      changeThread((messages) => addSpoken(messages, message.messageId, message.text));
  };
  const ready = (message: Extract<ToBrowser, { type: 'ready' }>) => {
    world.counted(message);
    const again = connected;
    connected = true;
    store.update({ mode: 'listening', notice: isSilenced ? warning(voiceWords.microphoneSilenced) : undefined });
    const { muted, listenOnly } = store.read();
    if (muted || listenOnly) call?.send({ type: 'mute', on: true });
    if (again) world.catchUp();
  };
  const closed = (code: number | 'unreachable') => {
    const talked = connected;
    const spent = code === closeCodes.allowanceSpent;
    stop('idle', noticeOfClose(code));
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
  const start = async (listenOnly: boolean) => {
    if (call) return;
    const trouble = audioTrouble();
    if (trouble) return store.update({ notice: warning(microphoneWords[trouble]) });
    const mine = openVoiceCall({
      hello: () => ({ type: 'start', conversationId, settings: store.read().settings, lookingAt: world.lookingAt() }),
      maySend: () => !store.read().muted && (!store.read().settings.pushToTalk || button.isHeld()),
      message: take,
      caption: (caption) => changeThread((messages) => addToReply(messages, caption)),
      replyEnded: (messageId, shown) => changeThread((messages) => endReply(messages, messageId, shown)),
      lost: () => store.update({ mode: navigator.onLine ? 'connecting' : 'offline' }),
      closed,
      microphoneLost: () => stop('idle', warning(voiceWords.microphoneLost)),
      microphoneSilenced: silenced,
    });
    call = mine;
    store.update({ live: true, listenOnly, muted: false, mode: 'connecting', notice: undefined });
    // Nobody would hear the microphone before.
    await untilLoaded(store, () => store.update({ notice: info(voiceWords.getsReady) }));
    if (call !== mine) return;
    // The desk itself says why.
    if (store.read().voice?.state === 'off') return stop();
    try {
      if (!listenOnly) await mine.listen();
    } catch (error) {
      if (call === mine) stop('idle', { ...warning(microphoneWords[microphoneTrouble(error)]), action: 'listen-only' });
      return;
    }
    // Ended while the browser asked for the microphone: no conversation is made for nobody.
    if (call !== mine) return;
    try {
      const id = await world.conversationId();
      if (call !== mine) return;
      conversationId = id;
      await mine.connect();
    } catch {
      if (call === mine) stop('idle', { ...warning(voiceWords.lost), action: 'talk-again' });
    }
  };
  return {
    start: () => inBackground(start(false)),
    /** No microphone: the student types, and hears the replies. */
    startListening: () => inBackground(start(true)),
    end(): void {
      if (!call) return;
      stop();
      world.catchUp();
    },
    hush(): void {
      for (const { id, by, state } of store.read().messages)
        if (by === 'tutor' && state === 'coming') call?.silence(id);
      send({ type: 'hush' });
    },
    think: (on: boolean) => send({ type: 'think', on }),
    mute(on: boolean): void {
      call?.mute(on);
      store.update({ muted: on });
      send({ type: 'mute', on });
    },
    /** Push-to-talk pressed or let go. */
    hold: button.press,
    settingsChanged: () => send({ type: 'settings', settings: store.read().settings }),
    looksElsewhere: () => connected && send({ type: 'looking', lookingAt: world.lookingAt() ?? {} }),
    /** False: not connected, so it goes another way. */
    type(message: Typed): boolean {
      if (!connected || !call) return false;
      call.send({ type: 'typed', ...message });
      return true;
    },
    levels: () => call?.levels() ?? { student: 0, tutor: 0 },
    leave(): void {
      call?.hangUp();
      call = undefined;
      connected = false;
      button.forget();
    },
  };
}

/** A press while the engines still load is kept until they are ready. */
async function untilLoaded({ read, subscribe }: Store<TutorState>, mustWait: () => void): Promise<void> {
  const isLoading = () => read().voice?.state === 'loading';
  if (!isLoading()) return;
  mustWait();
  await new Promise<void>((resolve) => {
    const forget = subscribe(() => {
      if (isLoading()) return;
      forget();
      resolve();
    });
  });
}

const info = (sentence: string): Notice => ({ tone: 'info', sentence });
const warning = (sentence: string): Notice => ({ tone: 'warning', sentence });

function noticeOfClose(code: number | 'unreachable'): Notice | undefined {
  if (code === 1000 || code === closeCodes.allowanceSpent) return undefined;
  if (code === closeCodes.superseded) return { ...info(voiceWords.takenOver), action: 'continue-here' };
  if (code === closeCodes.notSignedIn) return { ...warning(voiceWords.signedOut), action: 'log-in' };
  if (code === closeCodes.noSubject) return warning(voiceWords.noSubject);
  if (code === closeCodes.noConversation) return warning(voiceWords.gone);
  if (code === 'unreachable') return { ...warning(voiceWords.lost), action: 'talk-again' };
  return warning(voiceWords.fault);
}

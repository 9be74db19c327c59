import { microphoneTrouble } from './audio/microphone.ts';
import type { Store } from './store.ts';
import type { Notice, TutorState } from './tutor-state.ts';
import type { VoiceCall } from './voice-call.ts';
import { info, warning } from './voice-notices.ts';
import { microphoneWords, voiceWords } from './voice-words.ts';

type Connecting = {
  store: Store<TutorState>;
  listenOnly: boolean;
  /** False once the student has ended it. */
  isWanted(): boolean;
  stop(notice?: Notice): void;
  /** The conversation that is talked about, made when there is none yet. */
  conversation(): Promise<void>;
};

/** From the tap to the line: engines, microphone, conversation, connection. Each takes its time, and may be the last. */
export async function connectCall(
  call: VoiceCall,
  { store, listenOnly, isWanted, stop, conversation }: Connecting,
): Promise<void> {
  // What is said before the engines are loaded would be lost.
  await untilLoaded(store, () => store.update({ notice: info(voiceWords.getsReady) }));
  if (!isWanted()) return;
  // The desk itself says why.
  if (store.read().voice?.state === 'off') return stop();
  try {
    if (!listenOnly) await call.listen();
  } catch (error) {
    if (isWanted()) stop({ ...warning(microphoneWords[microphoneTrouble(error)]), action: 'listen-only' });
    return;
  }
  // Ended while the browser asked for the microphone: no conversation is made for nobody.
  if (!isWanted()) return;
  try {
    await conversation();
    if (isWanted()) await call.connect();
  } catch {
    if (isWanted()) stop({ ...warning(voiceWords.lost), action: 'talk-again' });
  }
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

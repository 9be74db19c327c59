import { inBackground } from '../../in-background.ts';
import { createLiveCall, type VoiceWorld } from './live-call.ts';
import type { Typed } from './unsent-words.ts';

/** Talking with the tutor, by what the student can do. */
export function createVoice(world: VoiceWorld) {
  const { store } = world;
  const { start, stop, hangUp, send, button, now, isConnected } = createLiveCall(world);
  return {
    start: () => inBackground(start(false)),
    /** No microphone: the student types, and hears the replies. */
    startListening: () => inBackground(start(true)),
    end(): void {
      if (!now()) return;
      stop();
      world.catchUp();
    },
    hush(): void {
      for (const { id, by, state } of store.read().messages)
        if (by === 'tutor' && state === 'coming') now()?.silence(id);
      send({ type: 'hush' });
    },
    think: (on: boolean) => send({ type: 'think', on }),
    mute(on: boolean): void {
      now()?.mute(on);
      store.update({ muted: on });
      send({ type: 'mute', on });
    },
    /** Push-to-talk pressed or let go. */
    hold: button.press,
    settingsChanged: () => send({ type: 'settings', settings: store.read().settings }),
    looksElsewhere: () => isConnected() && send({ type: 'looking', lookingAt: world.lookingAt() ?? {} }),
    /** False: not connected, so it goes another way. */
    type(message: Typed): boolean {
      if (!isConnected()) return false;
      send({ type: 'typed', ...message });
      return true;
    },
    levels: () => now()?.levels() ?? { student: 0, tutor: 0 },
    leave: hangUp,
  };
}

import type { VoiceState } from '#domain/tutor-protocol.ts';
import type { BrowserSocket } from './voice-world.ts';

type Facts = { muted: boolean; thinking: boolean; speaking: boolean; answering: boolean; hearing: boolean };

/** Tells the browser what to show, when it changes. */
export function createStateTeller(browser: Pick<BrowserSocket, 'send'>, read: () => Facts) {
  let told: VoiceState | undefined;
  return {
    tell(state: VoiceState = stateOf(read())): void {
      if (state === told) return;
      told = state;
      browser.send({ type: 'state', state });
    },
  };
}

function stateOf({ muted, thinking, speaking, answering, hearing }: Facts): VoiceState {
  if (speaking) return 'speaking';
  if (answering) return 'thinking';
  if (muted) return 'muted';
  if (thinking) return 'thinking-time';
  return hearing ? 'hearing' : 'listening';
}

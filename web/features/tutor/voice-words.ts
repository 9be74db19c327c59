import type { MicrophoneTrouble } from './audio/microphone.ts';
import type { TutorMode, TutorState } from './tutor-state.ts';

/** What each state is called: shown, and read out when it lasts. */
export const modeWords: Record<TutorMode, string> = {
  idle: 'Ready when you are',
  connecting: 'Connecting…',
  listening: 'Listening',
  hearing: 'Hearing you',
  thinking: 'Thinking',
  speaking: 'Speaking',
  interrupted: 'Stopped. Go ahead.',
  'thinking-time': 'Take your time. Minutes paused.',
  muted: 'Muted. Your tutor cannot hear you.',
  'over-limit': 'Your voice minutes are used up. Text stays open.',
  offline: 'You are offline',
};

/** The same, where a setting makes 'listening' mean something else. */
export function liveWords({ mode, settings, listenOnly }: TutorState): string {
  if (mode === 'muted' && listenOnly) return 'Write, and hear the reply';
  if (mode === 'listening' && settings.pushToTalk) return 'Hold the button or the space bar, and speak';
  return modeWords[mode];
}

export const microphoneWords: Record<MicrophoneTrouble, string> = {
  refused:
    'Your browser does not let us use the microphone. Allow it beside the address, then press Talk again, or just type.',
  missing: 'We found no microphone. Plug one in and press Talk again, or just type.',
  'in-use': 'Another program is using your microphone. Close it and press Talk again, or just type.',
  'rates-differ':
    'This browser cannot join your microphone to your speaker: they run at different sample rates. Choose another microphone and press Talk again, or just type.',
  outdated: 'This browser is too old to talk with. Update it or use another one, or just type.',
  unsupported: 'This browser does not let a page use the microphone here. You can type instead.',
  broken: 'The microphone could not be started. Press Talk to try again, or just type.',
};

export const voiceWords = {
  getsReady: 'The voice is getting ready. You can type in the meantime.',
  takenOver: 'This conversation has moved to another tab or device.',
  lost: 'The voice connection was lost. You can carry on in text, or try again.',
  microphoneLost: 'We lost your microphone. You can carry on in text, or press Talk again.',
  microphoneSilenced: 'Your device has muted the microphone. Switch it back on and keep talking, or just type.',
  signedOut: 'You’re logged out. Log in again to carry on.',
  noSubject: 'This subject is not in your plan.',
  gone: 'This conversation has been deleted. Start a new one.',
  fault: 'The voice has stopped working. You can carry on in text, or press Talk again.',
  notSent: 'You’re offline. Your message is saved and will be sent when you’re back.',
  refused: 'We couldn’t send that. Your message is saved.',
  left: {
    600: '10 minutes of voice left this month.',
    120: '2 minutes of voice left this month.',
    30: '30 seconds of voice left. Text stays open.',
  },
};

/** Rounded up, so that these minutes and the banner's used ones make 150. */
export function minutesLeft({ usedSeconds, allowanceSeconds }: { usedSeconds: number; allowanceSeconds: number }) {
  const minutes = Math.max(0, Math.ceil((allowanceSeconds - usedSeconds) / 60));
  return minutes;
}

import { closeCodes } from '#domain/tutor-protocol.ts';
import type { Notice } from './tutor-state.ts';
import { voiceWords } from './voice-words.ts';

export const info = (sentence: string): Notice => ({ tone: 'info', sentence });
export const warning = (sentence: string): Notice => ({ tone: 'warning', sentence });

export function noticeOfClose(code: number | 'unreachable'): Notice | undefined {
  if (code === 1000 || code === closeCodes.allowanceSpent) return undefined;
  if (code === closeCodes.superseded) return { ...info(voiceWords.takenOver), action: 'continue-here' };
  if (code === closeCodes.notSignedIn) return { ...warning(voiceWords.signedOut), action: 'log-in' };
  if (code === closeCodes.noSubject) return warning(voiceWords.noSubject);
  if (code === closeCodes.noConversation) return warning(voiceWords.gone);
  if (code === 'unreachable') return { ...warning(voiceWords.lost), action: 'talk-again' };
  return warning(voiceWords.fault);
}

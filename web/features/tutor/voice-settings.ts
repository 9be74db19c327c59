import { defaultVoiceSettings, type VoiceSettings } from '#domain/tutor-protocol.ts';
import { device } from '#web/kept/stores.ts';

const storedAs = 'tutor/voice-settings';

export const slowest = 0.8;
export const fastest = 1.3;

/** As this browser keeps them. Whatever else may stand there, what comes out is valid. */
export function readVoiceSettings(): VoiceSettings {
  const stored = device.read<Partial<VoiceSettings>>(storedAs, {});
  const { patience, speed, voice, pushToTalk, speakReplies } = { ...defaultVoiceSettings, ...stored };
  return {
    patience: patience === 'quick' || patience === 'patient' ? patience : 'normal',
    speed: Math.min(fastest, Math.max(slowest, Number(speed) || 1)),
    voice: voice === 'higher' ? 'higher' : 'lower',
    pushToTalk: pushToTalk === true,
    speakReplies: speakReplies !== false,
  };
}

export function keepVoiceSettings(settings: VoiceSettings): void {
  device.write(storedAs, settings);
}

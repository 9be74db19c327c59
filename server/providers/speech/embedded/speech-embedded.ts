import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '#domain/messages.ts';
import type { Config } from '../../../config/config.ts';
import type { Log } from '../../../log.ts';
import { type Model, models } from '../../models/weights.ts';
import type { SpeechEngines, VoiceStatus } from '../interface.ts';
import { speechOff } from '../speech-off.ts';
import { createDetector, createListener, createTranscriber } from './adapters.ts';
import { type Mouth, openMouth } from './mouth.ts';
import { openSpeechPool, type PoolChanges, type Settings } from './speech-pool.ts';

/** The product answers its first requests before the models take the processor. */
const loadAfterMs = 1_000;

/**
 * Ears, mouth and a listener for cries for help on this machine, with no keys. Returns at once: the models are loaded in the
 * background, or when they are first asked for.
 */
export function openEmbeddedSpeech(settings: SpeechSettings, log: Log, ears: EarsPatience = {}): SpeechEngines {
  const { modelsDir } = settings;
  const listening = openSpeechPool('listener', { modelsDir, log });
  const listener = createListener(listening);
  if (settings.tutorVoice === 'off')
    return { ...speechOff(messages.voiceNotHere), listener, description: 'off by TUTOR_VOICE', close: listening.close };

  const detecting = openSpeechPool('silero', { modelsDir, log });
  const hearing = openSpeechPool('moonshine', { modelsDir, log, ...ears });
  const othersLoaded = Promise.all([detecting, hearing].map((pool) => pool.settled()));
  const mouth = openMouth(settings, log, othersLoaded);
  const parts = [detecting, hearing, mouth];
  const loading = setTimeout(() => loadAll(parts), loadAfterMs);
  // Where a hosted model hears or speaks, nobody has to wait for our own.
  const needed = [
    detecting,
    ...(settings.transcriptionModel ? [] : [hearing]),
    ...(settings.speechModel ? [] : [mouth]),
  ];
  const missing = missingModels(modelsDir);
  return {
    detector: createDetector(detecting),
    ears: createTranscriber(hearing),
    mouth: mouth.synthesiser,
    listener,
    voice: () => voiceStatus(needed),
    get description() {
      if (missing.length) return `off: ${missing.join(', ')} missing in ${modelsDir} (npm start fetches what it can)`;
      return `embedded: Silero, Moonshine, ${mouth.synthesiser.description}`;
    },
    async close() {
      clearTimeout(loading);
      await Promise.all([...parts, listening].map((part) => part.close()));
    },
  };
}

/** How long words wait for their turn to be written down, and how long that may take. */
type EarsPatience = Pick<PoolChanges, 'longestTaskMs' | 'longestWaitMs'>;
type SpeechSettings = Settings & Partial<Pick<Config, 'transcriptionModel' | 'speechModel'>>;

type Part = Pick<Mouth, 'state' | 'load'>;

function loadAll(parts: Part[]): void {
  for (const part of parts) part.load();
}

/** A student who asks is the moment to try again what could not be loaded. */
function voiceStatus(parts: Part[]): VoiceStatus {
  loadAll(parts);
  const states = parts.map((part) => part.state().state);
  if (states.includes('off')) return { state: 'off', sentence: messages.voiceOff };
  return { state: states.includes('loading') ? 'loading' : 'ready' };
}

function missingModels(modelsDir: string): string[] {
  const isThere = ({ files }: Model) => files.every((file) => existsSync(join(modelsDir, file.name)));
  const needed = { Silero: [models.silero], Moonshine: [models.moonshine], DittliTTS: [models.dittli, models.flite] };
  return Object.entries(needed).flatMap(([name, anyOf]) => (anyOf.some(isThere) ? [] : [name]));
}

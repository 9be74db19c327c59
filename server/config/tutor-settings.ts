import { resolve } from 'node:path';
import { site } from '#content/site.ts';
import type { ElevenLabsSettings } from '../providers/call/elevenlabs/call-elevenlabs.ts';
import type { ModelSettings } from '../providers/models/hosted-model.ts';
import { elevenLabsSettings } from './elevenlabs-settings.ts';
import { modelSettings } from './model-settings.ts';
import { ConfigError, type Environment, emailAddress, oneOf, text, webAddress, wholeNumber } from './read-setting.ts';

/** The settings of the tutor: who teaches, marks, hears, speaks, or holds the whole call. */
export type TutorConfig = {
  /** Who is told that a support card was shown. */
  safeguardingEmail: string;
  /** A hosted language model that teaches; without it, or when it fails, the built-in tutor does. */
  tutorModel: ModelSettings | undefined;
  /** A language model of this machine is looked for and teaches when one is there. */
  ownModel: { timeoutSeconds: number } | undefined;
  /** A hosted language model that marks short answers; without it, or when it fails, the built-in marker does. */
  markerModel: ModelSettings | undefined;
  /** A hosted model that writes down what students say; without it, or when it fails, our own ears do. */
  transcriptionModel: ModelSettings | undefined;
  /** A hosted model that speaks; without it, or when it fails, our own voice does. */
  speechModel: VoiceModelSettings | undefined;
  /** A hosted model that holds whole calls: it hears, thinks and speaks by itself. */
  callModel: VoiceModelSettings | undefined;
  /** Agents of ElevenLabs that hold whole calls. */
  elevenLabs: ElevenLabsSettings | undefined;
  /** Where `tools/weights.ts` keeps the models it has fetched. */
  modelsDir: string;
  /** A copy of the host that `npm run model` fetches from. */
  modelMirror: string | undefined;
  /** The embedded tutor's voice. 'auto': Kokoro where its weights are and the machine is quick enough, else DittliTTS, and flite without it. */
  tutorVoice: (typeof tutorVoices)[number];
};

/** `voice`: the vendor's name of it. */
export type VoiceModelSettings = ModelSettings & { voice: string };

const tutorVoices = ['auto', 'dittli', 'kokoro', 'flite', 'off'] as const;

/** `auto` looks for a model on this machine, `builtin` looks for none, and anything else names a hosted one. */
function tutorModel(env: Environment): Pick<TutorConfig, 'tutorModel' | 'ownModel'> {
  const value = text(env, 'TUTOR_MODEL') ?? 'auto';
  if (value === 'builtin') return { tutorModel: undefined, ownModel: undefined };
  if (value !== 'auto') return { tutorModel: modelSettings(env, 'TUTOR_MODEL'), ownModel: undefined };
  const timeoutSeconds = wholeNumber(env, 'TUTOR_TIMEOUT_SECONDS', 15, 1, 120);
  return { tutorModel: undefined, ownModel: { timeoutSeconds } };
}

export function tutorSettings(env: Environment): TutorConfig {
  const speaks = ['openai', 'compatible'] as const;
  const speech = modelSettings(env, 'TUTOR_SPEECH', [...speaks]);
  const call = modelSettings(env, 'TUTOR_CALL', ['openai']);
  const elevenLabs = elevenLabsSettings(env);
  if (call && elevenLabs) throw new ConfigError('Set TUTOR_CALL or ELEVENLABS_AGENTS, not both: one holds the calls.');
  return {
    safeguardingEmail: emailAddress(env, 'SAFEGUARDING_EMAIL') ?? site.supportEmail,
    ...tutorModel(env),
    markerModel: modelSettings(env, 'MARKER_MODEL'),
    transcriptionModel: modelSettings(env, 'TUTOR_TRANSCRIPTION', [...speaks]),
    speechModel: speech && { ...speech, voice: text(env, 'OPENAI_VOICE') ?? 'fable' },
    callModel: call && { ...call, voice: text(env, 'OPENAI_VOICE') ?? 'cedar' },
    elevenLabs,
    modelMirror: webAddress(env, 'MODEL_MIRROR', 'https://models.example'),
    modelsDir: resolve(text(env, 'MODELS_DIR') ?? './models/weights'),
    tutorVoice: oneOf(env, 'TUTOR_VOICE', tutorVoices, 'auto'),
  };
}

import { resolve } from 'node:path';
import { site } from '#content/site.ts';
import type { ModelSettings } from '../providers/models/hosted-model.ts';
import { elevenLabsSettings } from './elevenlabs-settings.ts';
import { modelSettings } from './model-settings.ts';
import { ConfigError, type Environment, emailAddress, oneOf, text, webAddress, wholeNumber } from './read-setting.ts';

/** `voice`: the vendor's name of it. */
export type VoiceModelSettings = ModelSettings & { voice: string };

/** The settings of the tutor: who teaches, marks, hears, speaks, or holds the whole call. */
export function tutorSettings(env: Environment) {
  const speaks = ['openai', 'compatible'] as const;
  const speech = modelSettings(env, 'TUTOR_SPEECH', [...speaks]);
  const call = modelSettings(env, 'TUTOR_CALL', ['openai']);
  const elevenLabs = elevenLabsSettings(env);
  if (call && elevenLabs) throw new ConfigError('Set TUTOR_CALL or ELEVENLABS_AGENTS, not both: one holds the calls.');
  return {
    /** Who is told that a support card was shown. */
    safeguardingEmail: emailAddress(env, 'SAFEGUARDING_EMAIL') ?? site.supportEmail,
    ...tutorModel(env),
    /** A hosted language model that marks short answers; without it, or when it fails, the built-in marker does. */
    markerModel: modelSettings(env, 'MARKER_MODEL'),
    /** A hosted model that writes down what students say; without it, or when it fails, our own ears do. */
    transcriptionModel: modelSettings(env, 'TUTOR_TRANSCRIPTION', [...speaks]),
    /** A hosted model that speaks; without it, or when it fails, our own voice does. */
    speechModel: withVoice(env, speech, 'fable'),
    /** A hosted model that holds whole calls: it hears, thinks and speaks by itself. */
    callModel: withVoice(env, call, 'cedar'),
    /** Agents of ElevenLabs that hold whole calls. */
    elevenLabs,
    /** A copy of the host that `npm run model` fetches from. */
    modelMirror: webAddress(env, 'MODEL_MIRROR', 'https://models.example'),
    /** Where `tools/weights.ts` keeps the models it has fetched. */
    modelsDir: resolve(text(env, 'MODELS_DIR') ?? './models/weights'),
    /** 'auto': Kokoro where its weights are and the machine is quick enough, else DittliTTS, and flite without it. */
    tutorVoice: oneOf(env, 'TUTOR_VOICE', ['auto', 'dittli', 'kokoro', 'flite', 'off'], 'auto'),
  };
}

/**
 * `auto` looks for a language model on this machine, which teaches when one is there; `builtin` looks for none. Anything
 * else names a hosted one; without it, or when it fails, the built-in tutor teaches.
 */
function tutorModel(env: Environment): {
  tutorModel: ModelSettings | undefined;
  ownModel: { timeoutSeconds: number } | undefined;
} {
  const value = text(env, 'TUTOR_MODEL') ?? 'auto';
  if (value === 'builtin') return { tutorModel: undefined, ownModel: undefined };
  if (value !== 'auto') return { tutorModel: modelSettings(env, 'TUTOR_MODEL'), ownModel: undefined };
  const timeoutSeconds = wholeNumber(env, 'TUTOR_TIMEOUT_SECONDS', 15, 1, 120);
  return { tutorModel: undefined, ownModel: { timeoutSeconds } };
}

function withVoice(env: Environment, model: ModelSettings | undefined, usual: string): VoiceModelSettings | undefined {
  return model && { ...model, voice: text(env, 'OPENAI_VOICE') ?? usual };
}

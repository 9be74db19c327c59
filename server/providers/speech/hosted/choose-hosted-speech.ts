import type { Clock } from '../../../clock.ts';
import type { Config } from '../../../config/config.ts';
import type { Log } from '../../../log.ts';
import { describeModel } from '../../models/describe-model.ts';
import { openOnce } from '../../models/open-once.ts';
import type { SpeechEngines, SpeechSynthesiser, Transcriber } from '../interface.ts';

type Settings = Pick<Config, 'transcriptionModel' | 'speechModel'>;
type World = { log: Log; clock: Clock };

/** Our own engines, with hosted ears and a hosted voice where the settings name them. The SDK is loaded when it is used. */
export function withHostedSpeech(embedded: SpeechEngines, settings: Settings, world: World): SpeechEngines {
  const { transcriptionModel, speechModel } = settings;
  const ears = transcriptionModel && hostedEars(transcriptionModel, embedded.ears, world);
  const mouth = speechModel && hostedMouth(speechModel, embedded.mouth, world);
  if (!ears && !mouth) return embedded;
  const hosted = [ears && `ears: ${ears.description}`, mouth && `voice: ${mouth.description}`].filter(Boolean);
  return {
    detector: embedded.detector,
    ears: ears ?? embedded.ears,
    mouth: mouth ?? embedded.mouth,
    listener: embedded.listener,
    voice: embedded.voice,
    close: embedded.close,
    get description() {
      return `${hosted.join(', ')}; when they fail, ${embedded.description}`;
    },
  };
}

function hostedEars(settings: NonNullable<Settings['transcriptionModel']>, embedded: Transcriber, world: World) {
  const description = describeModel(settings);
  const opened = openOnce(async () => {
    const [{ openHostedEars }, { openTranscription }] = await Promise.all([
      import('./speech-hosted-ears.ts'),
      import('../../models/hosted-model.ts'),
    ]);
    const { timeoutSeconds } = settings;
    return openHostedEars({ description, model: openTranscription(settings), embedded, timeoutSeconds, ...world });
  });
  return {
    description,
    transcribe: async (audio, options) => (await opened()).transcribe(audio, options),
  } satisfies Transcriber;
}

function hostedMouth(settings: NonNullable<Settings['speechModel']>, embedded: SpeechSynthesiser, world: World) {
  const description = `${settings.voice} of ${describeModel(settings)}`;
  const opened = openOnce(async () => {
    const [{ openHostedMouth }, { openSpeech }] = await Promise.all([
      import('./speech-hosted-mouth.ts'),
      import('../../models/hosted-model.ts'),
    ]);
    const { timeoutSeconds, voice } = settings;
    return openHostedMouth({ description, model: openSpeech(settings), voice, embedded, timeoutSeconds, ...world });
  });
  return {
    description,
    // Known before the model is loaded: the browser is told before anything is said.
    sampleRate: 24_000,
    async *speak(sentence, options) {
      yield* (await opened()).speak(sentence, options);
    },
  } satisfies SpeechSynthesiser;
}

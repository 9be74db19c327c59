import { join } from 'node:path';
import { isDemoStudent } from '#domain/demo.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config/config.ts';
import { createDb, type Db, type Engine } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { createLog, type Log } from './log.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { watchProviders } from './metrics/watch-providers.ts';
import { openEngine } from './open-engine.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { createEmbeddedBrain } from './providers/brain/brain-embedded.ts';
import { findKnowledgeIn } from './providers/brain/brain-hosted-knowledge.ts';
import { createLocalBrain } from './providers/brain/brain-local.ts';
import { chooseHostedBrain } from './providers/brain/choose-hosted-brain.ts';
import type { TutorBrain } from './providers/brain/interface.ts';
import { chooseCall } from './providers/call/choose-call.ts';
import type { VoiceCall } from './providers/call/interface.ts';
import { openLocalFiles } from './providers/files/files-local.ts';
import { openS3Files } from './providers/files/files-s3.ts';
import type { FileStore } from './providers/files/interface.ts';
import type { MailSender } from './providers/mail/interface.ts';
import { keepMail } from './providers/mail/mail-kept.ts';
import { openSmtp } from './providers/mail/mail-smtp.ts';
import { chooseHostedMarker } from './providers/marker/choose-hosted-marker.ts';
import type { AnswerMarker } from './providers/marker/interface.ts';
import { openEmbeddedMarker } from './providers/marker/marker-embedded.ts';
import { matcherMarker } from './providers/marker/marker-matcher.ts';
import type { LocalModels } from './providers/models/interface.ts';
import { findLocalModels } from './providers/models/local-model/find-local-models.ts';
import type { Place } from './providers/models/local-model/places.ts';
import { choosePayments } from './providers/payments/choose-payments.ts';
import type { Payments } from './providers/payments/interface.ts';
import type { TestModePayments } from './providers/payments/test-mode/test-mode-payments.ts';
import type { VirusScanner } from './providers/scan/interface.ts';
import { openClamd } from './providers/scan/scan-clamd.ts';
import { openEmbeddedSpeech } from './providers/speech/embedded/speech-embedded.ts';
import { withHostedSpeech } from './providers/speech/hosted/choose-hosted-speech.ts';
import type { SpeechEngines } from './providers/speech/interface.ts';
import { openSecret, type Secret } from './secret.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { openTeaching, type Teaching } from './teaching/open-teaching.ts';
import { openReader } from './teaching/reader/open-reader.ts';
import { openTraces } from './traces/open-traces.ts';
import { type Traces, tracesOff } from './traces/traces.ts';

/** The world that is handed to every function. This file is the only one that picks implementations. */
export type Deps = {
  config: Config;
  log: Log;
  clock: Clock;
  engine: Engine;
  db: Db;
  metrics: Metrics;
  traces: Traces;
  secret: Secret;
  sessions: Sessions;
  passwords: Passwords;
  mail: MailSender;
  payments: Payments;
  /** Only without payment keys: the provider that `payments` then talks to. */
  testModePayments: TestModePayments | undefined;
  files: FileStore;
  /** Only with a daemon to ask. */
  scanner: VirusScanner | undefined;
  /** Ears, mouth and the listener for cries for help. */
  speech: SpeechEngines;
  /** Only with a vendor that holds whole calls; our own engines take over when it fails. */
  call: VoiceCall | undefined;
  /** Marks what a student says: a hosted model when the settings name one, else our own. */
  marker: AnswerMarker;
  /** The built-in tutor. */
  brain: TutorBrain;
  /** Only with a model by settings, or one of this machine; the built-in tutor takes over when it fails. */
  hostedBrain: TutorBrain | undefined;
  /** The same without anything that a vendor charges for. */
  builtIn: BuiltIn;
  /** Only when one is looked for: the language model of this machine. */
  ownModels: LocalModels | undefined;
};

type BuiltIn = Pick<Deps, 'speech' | 'marker' | 'brain'> & { hostedBrain: undefined; call: undefined };

/** Whoever looks at the demo spends nobody's money. */
export function depsFor(deps: Deps, userId: string): Deps {
  return isDemoStudent(userId) ? { ...deps, ...deps.builtIn } : deps;
}

type Choices = Pick<Deps, 'config' | 'log' | 'clock' | 'engine' | 'secret' | 'speech'> & {
  /** Without them, hashes cost what they must. */
  passwords?: Passwords;
  /** Without it, answers are marked by words alone. */
  embeddedMarker?: AnswerMarker;
  /** Without it, words are read without the models. */
  teaching?: Teaching;
  /** Without it, none are made. */
  traces?: Traces;
  /** Without it, none is looked for. */
  ownModels?: LocalModels | undefined;
};

export type OpenDeps = { deps: Deps; close(): Promise<void> };

/**
 * Opens everything the settings ask for, and brings the database to the newest schema. `places`: where a language model
 * is looked for, if not where one usually runs.
 */
export async function openDeps(config: Config, { places }: { places?: Place[] } = {}): Promise<OpenDeps> {
  const log = createLog(config);
  const { engine, close } = await openEngine(config, log);
  try {
    await migrate(engine);
    const secret = await openSecret(config);
    const traces = await openTraces(config, log);
    const speech = openEmbeddedSpeech(config, log);
    const embeddedMarker = openEmbeddedMarker({ log, modelsDir: config.modelsDir });
    const reader = openReader({ log, modelsDir: config.modelsDir });
    const teaching = openTeaching({ reader, log });
    const ownModels = config.ownModel && (await findLocalModels({ log, modelsDir: config.modelsDir, places }));
    const opened = {
      config,
      log,
      clock: systemClock,
      engine,
      secret,
      speech,
      embeddedMarker,
      teaching,
      traces,
      ownModels,
    };
    return {
      deps: chooseDeps(opened),
      close: () =>
        Promise.all([speech, embeddedMarker, reader, traces, ownModels].map((part) => part?.close())).then(
          close,
          close,
        ),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Everything that follows from the engine, the clock and the settings. Tests call it with their own. */
export function chooseDeps(choices: Choices): Deps {
  const db = createDb(choices.engine);
  const { clock, config, log } = choices;
  const metrics = createMetrics();
  return watchProviders(metrics, {
    ...choices,
    traces: choices.traces ?? tracesOff,
    speech: withHostedSpeech(choices.speech, config, { log, clock }),
    ...choosePayments({ ...choices, db }),
    db,
    sessions: createSessions({ db, clock }),
    passwords: choices.passwords ?? createPasswords(),
    mail: config.smtpUrl ? openSmtp({ url: config.smtpUrl, from: config.mailFrom }) : keepMail({ db, clock }),
    files: chooseFiles(config),
    scanner: config.clamd && openClamd(config.clamd),
    ownModels: choices.ownModels,
    ...chooseBrains(choices, metrics),
  });
}

/** Everybody who teaches looks things up in the same answers, which are read once. */
function chooseBrains(
  { config, log, clock, speech, embeddedMarker = matcherMarker, ...choices }: Choices,
  metrics: Metrics,
): Pick<Deps, 'marker' | 'brain' | 'hostedBrain' | 'call' | 'builtIn'> {
  const teaching = choices.teaching ?? openTeaching({ reader: undefined, log });
  const findKnowledge = findKnowledgeIn(teaching);
  const chooseOwnBrain = () =>
    config.ownModel &&
    choices.ownModels &&
    createLocalBrain({
      ...{ teaching, marker, log, clock, models: choices.ownModels, ...config.ownModel },
      count: metrics.countOwnModelSentence,
    });
  const marker = config.markerModel ? chooseHostedMarker(config.markerModel, embeddedMarker, log) : embeddedMarker;
  return {
    marker,
    brain: createEmbeddedBrain({ log, clock, teaching, marker }),
    hostedBrain: config.tutorModel ? chooseHostedBrain(config.tutorModel, { findKnowledge, clock }) : chooseOwnBrain(),
    call: chooseCall(config, { findKnowledge, clock }),
    builtIn: {
      speech,
      marker: embeddedMarker,
      brain: createEmbeddedBrain({ log, clock, teaching, marker: embeddedMarker }),
      hostedBrain: undefined,
      call: undefined,
    },
  };
}

function chooseFiles({ s3, dataDir }: Config): FileStore {
  return s3 ? openS3Files({ ...s3, spoolFolder: join(dataDir, 'spool') }) : openLocalFiles(join(dataDir, 'files'));
}

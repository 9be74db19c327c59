import { samplePromoCodes, sampleTeacherCode } from '#content/sample-codes.ts';
import { site } from '#content/site.ts';
import { ConfigError } from './config/read-setting.ts';
import { FolderInUse } from './db/folder-lock.ts';
import { errorCode } from './error-code.ts';
import { findPlaceholders } from './find-placeholders.ts';
import { describeError } from './log.ts';
import type { LocalStatus } from './providers/models/interface.ts';
import type { RunningServer } from './serve.ts';
import { surviveRejections } from './survive-rejections.ts';

/** Starts the product, says how it runs, and closes it cleanly on Ctrl-C or SIGTERM. */
export async function runUntilStopped(start: () => Promise<RunningServer>): Promise<void> {
  const running = await start().catch(refuseToStart);
  let stopping = false;
  surviveRejections(running.deps);
  const stop = () => {
    // Ctrl-C reaches us more than once when npm passes it on.
    if (stopping) return;
    stopping = true;
    console.log(`Stopping ${site.name}…`);
    running.stop().then(() => process.exit(0), refuseToStop);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  console.log(welcome(running));
}

/** An operator's mistake is one sentence; anything else is told in full. */
function refuseToStart(error: unknown): never {
  console.error(sentenceFor(error));
  process.exit(1);
}

function refuseToStop(error: unknown): never {
  console.error(`${site.name} did not close cleanly. ${JSON.stringify(describeError(error), null, 2)}`);
  process.exit(1);
}

function sentenceFor(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderInUse) return error.message;
  if (errorCode(error) === 'EADDRINUSE') return `${(error as Error).message}. Stop what uses it, or set PORT.`;
  return `${site.name} could not start. ${JSON.stringify(describeError(error), null, 2)}`;
}

/** What an operator reads at the start. */
export function welcome({
  deps: {
    config,
    engine,
    mail,
    payments,
    testModePayments,
    files,
    scanner,
    speech,
    call,
    brain,
    hostedBrain,
    ownModels,
  },
}: Pick<RunningServer, 'deps'>): string {
  const database = config.databaseUrl ? `${engine.name} server` : `embedded ${engine.name} in ${config.dataDir}`;
  const lines = [
    `${site.name} is running at ${config.origin}`,
    `  database  ${database}`,
    `  mail      ${mail.description}`,
    `  payments  ${payments.description}`,
    `  files     ${files.description}${scanner ? `, ${scanner.description}` : ''}`,
    `  tutor     ${ownModels ? describeOwn(ownModels.status()) : hostedBrain ? `${hostedBrain.description}; when it fails, ` : ''}${brain.description}`,
    ...(config.tutorModel || config.production ? [] : [betterTutor]),
    `  voice     ${call ? `calls with ${call.description}; without it, ` : ''}${speech.description}`,
    ...(config.otlpEndpoint ? [`  traces    sent to ${new URL(config.otlpEndpoint).host}`] : []),
    ...(testModePayments ? testModeLines : []),
    ...(config.demo ? [`  demo      ${config.origin}/login?demo`] : []),
    ...(config.production ? findPlaceholders(config).map((one) => `  WARNING   ${one}`) : []),
    'Press Ctrl-C to stop.',
  ];
  return lines.join('\n');
}

/** In production the same is a warning. */
const betterTutor = '            a large language model teaches far better: see TUTOR_MODEL in the README';

function describeOwn(status: LocalStatus): string {
  if (status.state === 'none') return status.problem ? `${status.problem} Until then, ` : '';
  return `${status.model}, once it has answered a trial; without it, `;
}

const testModeLines = [
  '  cards     4242 4242 4242 4242 pays; 4000 0000 0000 0002 is declined; any future date, any CVC',
  `  codes     promo ${samplePromoCodes.oneSubject} (one subject), ${samplePromoCodes.bothSubjects} (both); teacher ${sampleTeacherCode}`,
];

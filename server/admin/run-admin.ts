import { userInfo } from 'node:os';
import { site } from '#content/site.ts';
import { Failure } from '#domain/failures.ts';
import { recordAudit } from '../audit.ts';
import { ConfigError } from '../config/read-setting.ts';
import { FolderInUse } from '../db/folder-lock.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import type { OpenDeps } from '../deps.ts';
import { describeError } from '../log.ts';
import { PaymentsFailure } from '../providers/payments/interface.ts';
import { holdsData } from './backup/prepare-schema.ts';
import { type Command, type Given, type Outcome, Refusal, WrongUse } from './command.ts';
import { commands } from './commands.ts';
import { readGiven } from './read-given.ts';

/** What is printed, and the code to end with: 0 done, 1 refused or failed, 2 not understood. */
export type Answer = { code: 0 | 1 | 2; lines: string[] };

/** Does what an operator typed after `npm run admin --`. The world is opened only for a command that is understood. */
export async function runAdmin(typed: string[], open: (command: Command) => Promise<OpenDeps>): Promise<Answer> {
  if (typed.length === 0 || typed.some((word) => word === '--help' || word === '-h')) return { code: 0, lines: help() };
  try {
    const { command, given } = readGiven(commands, typed);
    const { deps, close } = await open(command);
    try {
      const { lines } = await runNoted(deps, command, given);
      return { code: 0, lines };
    } finally {
      await close();
    }
  } catch (error) {
    if (error instanceof WrongUse)
      return { code: 2, lines: [error.message, 'npm run admin -- --help lists what there is.'] };
    return { code: 1, lines: [sentenceFor(error)] };
  }
}

/** Also what was refused is in the audit: somebody tried it. */
async function runNoted(deps: OpenDeps['deps'], command: Command, given: Given): Promise<Outcome> {
  const note = (result: string, { userId = null, about }: Partial<Outcome> = {}) => {
    const detail = { command: command.name, by: userInfo().username, result, ...(about ? { about } : {}) };
    return recordAudit(deps, 'operator_action', { userId, detail });
  };
  try {
    const outcome = await command.run(deps, given);
    await note('done', outcome);
    return outcome;
  } catch (error) {
    // An empty database stays empty: a note in it would refuse the next restore.
    if (!command.onEmpty || (await holdsData(deps.engine).catch(() => false)))
      await note(error instanceof WrongUse ? 'not understood' : 'refused').catch(() => undefined);
    throw error;
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof Refusal || error instanceof ConfigError || error instanceof FolderInUse) return error.message;
  const cause = error instanceof Failure ? error.cause : error;
  if (cause instanceof PaymentsFailure) return `The payment provider refused or failed (${cause.code}).`;
  if (error instanceof Failure) return `${error.message.replace(/\.$/, '')}.`;
  if (isDatabaseUnavailable(error)) return 'The database cannot be reached. Is DATABASE_URL right, and is it running?';
  return `That did not work. ${JSON.stringify(describeError(error), null, 2)}`;
}

function help(): string[] {
  const uses = commands.map(({ name, target, options = {}, does }) => {
    const follow = Object.entries(options).map(([option, what]) => `[--${option}${what ? ` ${what}` : ''}]`);
    return { use: [name, target, ...follow].filter(Boolean).join(' '), does };
  });
  return [
    `npm run admin -- COMMAND: ${site.name}, for whoever runs it. Every use is written to the audit log.`,
    '',
    ...uses.flatMap(({ use, does }) => [`  ${use}`, `      ${does}`]),
    '',
    'It works on the database that the settings name. The embedded one has one user at a time: stop the product first.',
    'Ends with 0 when done, 1 when refused, 2 when not understood.',
  ];
}

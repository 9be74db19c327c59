import { parseArgs } from 'node:util';
import { type Command, type Given, WrongUse } from './command.ts';

/** Finds the command in what was typed, and its target and options. Every mistake has a sentence of its own. */
export function readGiven(commands: readonly Command[], typed: string[]): { command: Command; given: Given } {
  const command = commands.find(({ name }) => name.split(' ').every((word, index) => typed[index] === word));
  if (!command) {
    const words = typed.filter((word) => !word.startsWith('-')).slice(0, 2);
    throw new WrongUse(words.length ? `There is no command "${words.join(' ')}".` : 'Which command?');
  }
  const { positionals, values } = parse(command, typed.slice(command.name.split(' ').length));
  const [target = '', ...more] = positionals;
  if (command.target && !target) throw new WrongUse(`${command.name} needs ${command.target}.`);
  const tooMuch = command.target ? more[0] : target;
  if (tooMuch) throw new WrongUse(`${command.name} does not know what to do with "${tooMuch}".`);
  return { command, given: { target, options: values } };
}

function parse({ name, options = {} }: Command, args: string[]) {
  const known = Object.entries(options).map(([option, follows]) => [
    option,
    { type: follows ? ('string' as const) : ('boolean' as const) },
  ]);
  const { tokens } = parseArgs({
    args,
    options: Object.fromEntries(known),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const positionals: string[] = [];
  const values: Record<string, string | undefined> = {};
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const follows = options[token.name];
    if (follows === undefined) throw new WrongUse(`${name} has no option ${token.rawName}.`);
    if (follows && !token.value) throw new WrongUse(`--${token.name} needs ${follows} after it.`);
    values[token.name] = token.value ?? '';
  }
  return { positionals, values };
}

export function wholeNumber({ options }: Given, name: string, most: number): number | undefined {
  const value = options[name];
  if (value === undefined) return undefined;
  if (!/^[1-9]\d*$/.test(value) || Number(value) > most) {
    throw new WrongUse(`--${name} must be a whole number from 1 to ${most}, but it is "${value}".`);
  }
  return Number(value);
}

/** The last second of a day. */
export function lastDay({ options }: Given, name: string, now: Date): Date | undefined {
  const value = options[name];
  if (value === undefined) return undefined;
  const end = new Date(`${value}T23:59:59Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(end.getTime()) || !end.toISOString().startsWith(value)) {
    throw new WrongUse(`--${name} must be a day such as 2027-07-31, but it is "${value}".`);
  }
  if (end < now) throw new WrongUse(`--${name} is a day that has passed.`);
  return end;
}

/** A code that a student or teacher can type. */
export function newCode({ target }: Given): string {
  if (!/^[\w-]{4,64}$/.test(target)) {
    throw new WrongUse('A code has 4 to 64 letters, digits, hyphens or underscores, and nothing else.');
  }
  return target;
}

export function uuid({ target }: Given, what: string): string {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(target)) throw new WrongUse(`"${target}" is not ${what}.`);
  return target.toLowerCase();
}

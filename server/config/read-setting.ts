/** How one setting is read, and the sentence that refuses it. */
export type Environment = Record<string, string | undefined>;

/** A setting with a wrong value. Its message is the one sentence the operator reads. */
export class ConfigError extends Error {}

export function text(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

export function wholeNumber(env: Environment, name: string, fallback: number, least: number, most: number): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > most) {
    throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, but it is "${value}".`);
  }
  return number;
}

export function oneOf<const T extends string>(env: Environment, name: string, choices: readonly T[], fallback: T): T {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const choice = choices.find((candidate) => candidate === value);
  if (!choice) throw new ConfigError(`${name} must be one of ${choices.join(', ')}, but it is "${value}".`);
  return choice;
}

export function flag(env: Environment, name: string): boolean {
  return oneOf(env, name, ['0', '1'], '0') === '1';
}

export function emailAddress(env: Environment, name: string): string | undefined {
  const value = text(env, name);
  if (value !== undefined && !/^[^\s@<>,]+@[^\s@<>,]+$/.test(value)) {
    throw new ConfigError(`${name} must be an email address, but it is "${value}".`);
  }
  return value;
}

/** Without a slash at the end. The value is not repeated in the sentence: it may hold a password. */
export function webAddress(env: Environment, name: string, example: string): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) {
    throw new ConfigError(`${name} must be an address such as ${example}.`);
  }
  return url.href.replace(/\/$/, '');
}

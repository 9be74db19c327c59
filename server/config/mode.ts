import { ConfigError } from './read-setting.ts';

export type Mode = { production: boolean; allowTestMode: boolean };

export const isLive = ({ production, allowTestMode }: Mode) => production && !allowTestMode;

/** What test mode does without, production must have. */
export function requireOutsideTestMode(name: string, mode: Mode): void {
  if (!isLive(mode)) return;
  throw new ConfigError(`${name} is missing: in production there is no test mode unless ALLOW_TEST_MODE is 1.`);
}

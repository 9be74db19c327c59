import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { catalogue } from '#content/plans.ts';
import { site } from '#content/site.ts';

/** Every setting of the product, in one place. This is the only file that reads the environment. */
export type Config = {
  production: boolean;
  /** Embedded payments, the demo and the mailbox page: for trying the product out, never for real customers. */
  testMode: boolean;
  host: string;
  port: number;
  /** The public address, without a slash at the end: links in mail and the Origin check use it, never the Host header. */
  origin: string;
  /** Addresses a browser may send changes from. */
  allowedOrigins: string[];
  /** How many proxies of our own stand in front and add to X-Forwarded-For. */
  trustedProxies: number;
  dataDir: string;
  databaseUrl: string | undefined;
  sessionSecret: string | undefined;
  logLevel: LogLevel;
  /** Without keys the product runs its own payment provider in test mode. */
  stripe: { secretKey: string; webhookSecret: string; priceIds: Record<string, string> } | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  teacherCodes: TeacherCode[];
};

/** An invitation: how often it may be used (null: any number) and until when (null: for ever). */
export type TeacherCode = { code: string; maxUses: number | null; expiresAt: Date | null };

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

type Environment = Record<string, string | undefined>;

/** A setting with a wrong value. Its message is the one sentence the operator reads. */
export class ConfigError extends Error {}

export function readConfig(env: Environment = readEnvironment()): Config {
  const production = oneOf(env, 'NODE_ENV', ['production', 'development', 'test'], 'development') === 'production';
  const allowTestMode = flag(env, 'ALLOW_TEST_MODE');
  const port = wholeNumber(env, 'PORT', 3000, 1, 65_535);
  const origin = originOf(env, `http://localhost:${port}`);
  return {
    production,
    testMode: allowTestMode || !production,
    host: text(env, 'HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port,
    origin,
    allowedOrigins: text(env, 'ORIGIN') ? [origin] : [origin, `http://127.0.0.1:${port}`],
    trustedProxies: wholeNumber(env, 'TRUSTED_PROXIES', 0, 0, 10),
    dataDir: resolve(text(env, 'DATA_DIR') ?? './data'),
    databaseUrl: databaseUrl(env),
    sessionSecret: secret(env, 'SESSION_SECRET'),
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels, 'info'),
    stripe: stripe(env, { production, allowTestMode }),
    smtpUrl: smtpUrl(env, { production, allowTestMode }),
    mailFrom: text(env, 'MAIL_FROM') ?? `${site.name} <${site.supportEmail}>`,
    teacherCodes: teacherCodes(env),
  };
}

function readEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

function text(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

function wholeNumber(env: Environment, name: string, fallback: number, least: number, most: number): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > most) {
    throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, but it is "${value}".`);
  }
  return number;
}

function oneOf<const T extends string>(env: Environment, name: string, choices: readonly T[], fallback: T): T {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const choice = choices.find((candidate) => candidate === value);
  if (!choice) throw new ConfigError(`${name} must be one of ${choices.join(', ')}, but it is "${value}".`);
  return choice;
}

function flag(env: Environment, name: string): boolean {
  return oneOf(env, name, ['0', '1'], '0') === '1';
}

function originOf(env: Environment, fallback: string): string {
  const value = text(env, 'ORIGIN');
  if (value === undefined) return fallback;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new ConfigError(
      `ORIGIN must be an address such as https://margin.example with nothing after it, but it is "${value}".`,
    );
  }
  return url.origin;
}

/** The value is not repeated in the sentence: it may hold a password. */
function databaseUrl(env: Environment): string | undefined {
  const value = text(env, 'DATABASE_URL');
  if (value === undefined) return undefined;
  if (!URL.canParse(value) || !/^postgres(ql)?:$/.test(new URL(value).protocol)) {
    throw new ConfigError('DATABASE_URL must be an address such as postgresql://user:password@host:5432/database.');
  }
  return value;
}

function secret(env: Environment, name: string): string | undefined {
  const value = text(env, name);
  if (value !== undefined && value.length < 32) throw new ConfigError(`${name} must be at least 32 characters long.`);
  return value;
}

type Mode = { production: boolean; allowTestMode: boolean };

/** What test mode does without, production must have. */
function requireOutsideTestMode(name: string, { production, allowTestMode }: Mode): void {
  if (!production || allowTestMode) return;
  throw new ConfigError(`${name} is missing: in production there is no test mode unless ALLOW_TEST_MODE is 1.`);
}

function stripe(env: Environment, mode: Mode): Config['stripe'] {
  const secretKey = text(env, 'STRIPE_SECRET_KEY');
  const webhookSecret = text(env, 'STRIPE_WEBHOOK_SECRET');
  if (!secretKey && !webhookSecret) {
    requireOutsideTestMode('STRIPE_SECRET_KEY', mode);
    return undefined;
  }
  if (!secretKey || !/^(sk|rk)_(live|test)_\w+$/.test(secretKey)) {
    throw new ConfigError('STRIPE_SECRET_KEY must be a secret or restricted key such as sk_live_… or rk_live_….');
  }
  if (!webhookSecret?.startsWith('whsec_')) {
    throw new ConfigError('STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook, such as whsec_….');
  }
  return { secretKey, webhookSecret, priceIds: priceIds(env) };
}

/** `STRIPE_PRICE_{key}` for each price of the catalogue; a price without one is found by its lookup key. */
function priceIds(env: Environment): Record<string, string> {
  return Object.fromEntries(
    catalogue.flatMap(({ key }) => {
      const id = text(env, `STRIPE_PRICE_${key}`);
      return id ? [[key, id]] : [];
    }),
  );
}

/** The value is not repeated in the sentence: it may hold a password. */
function smtpUrl(env: Environment, mode: Mode): string | undefined {
  const value = text(env, 'SMTP_URL');
  if (value === undefined) requireOutsideTestMode('SMTP_URL', mode);
  if (value !== undefined && !(URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol))) {
    throw new ConfigError('SMTP_URL must be an address such as smtps://user:password@mail.example:465.');
  }
  return value;
}

/** `CODE`, `CODE:uses` or `CODE:uses:2027-07-31`, with commas between them. */
function teacherCodes(env: Environment): TeacherCode[] {
  const entries = text(env, 'TEACHER_CODES')?.split(',') ?? [];
  return entries.map((entry) => {
    const [, code, uses, date] = /^([\w-]{4,64})(?::([1-9]\d*))?(?::(\d{4}-\d{2}-\d{2}))?$/.exec(entry.trim()) ?? [];
    if (!code) throw new ConfigError('TEACHER_CODES must be codes such as "CODE", "CODE:30" or "CODE:30:2027-07-31".');
    return { code, maxUses: uses ? Number(uses) : null, expiresAt: date ? new Date(`${date}T23:59:59Z`) : null };
  });
}

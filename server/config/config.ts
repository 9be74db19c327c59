import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { sampleCompany } from '#content/company.ts';
import { site } from '#content/site.ts';
import type { Company } from '#domain/company.ts';
import { clamdAddress, s3Settings } from './file-settings.ts';
import { isLive, type Mode, requireOutsideTestMode } from './mode.ts';
import { stripeSettings } from './payment-settings.ts';
import {
  ConfigError,
  type Environment,
  emailAddress,
  flag,
  oneOf,
  text,
  webAddress,
  wholeNumber,
} from './read-setting.ts';
import { tutorSettings } from './tutor-settings.ts';

/** Every setting of the product, in one place. This is the only file that reads the environment. */
export type Config = ReturnType<typeof readConfig>;

/** An invitation: how often it may be used (null: any number) and until when (null: for ever). */
export type TeacherCode = { code: string; maxUses: number | null; expiresAt: Date | null };

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

export function readConfig(env: Environment = readEnvironment()) {
  const production = oneOf(env, 'NODE_ENV', ['production', 'development', 'test'], 'development') === 'production';
  const allowTestMode = flag(env, 'ALLOW_TEST_MODE');
  const port = wholeNumber(env, 'PORT', 3000, 1, 65_535);
  const mode = { production, allowTestMode };
  const origin = originOf(env, `http://localhost:${port}`, mode);
  return {
    production,
    /** Embedded payments and the mailbox page: for trying the product out, never for real customers. */
    testMode: allowTestMode || !production,
    /** Visitors may look at a student six weeks in. */
    demo: oneOf(env, 'DEMO', ['on', 'off'], 'on') === 'on',
    host: text(env, 'HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port,
    /** The public address, without a slash at the end: links in mail and the Origin check use it, never the Host header. */
    origin,
    /** Addresses a browser may send changes from. */
    allowedOrigins: text(env, 'ORIGIN') ? [origin] : [origin, `http://127.0.0.1:${port}`],
    /** How many proxies of our own stand in front and add to X-Forwarded-For. */
    trustedProxies: wholeNumber(env, 'TRUSTED_PROXIES', 0, 0, 10),
    dataDir: resolve(text(env, 'DATA_DIR') ?? './data'),
    databaseUrl: serverAddress(
      env,
      'DATABASE_URL',
      /^postgres(ql)?:$/,
      'postgresql://user:password@host:5432/database',
    ),
    sessionSecret: secret(env, 'SESSION_SECRET'),
    /** Opens /metrics from anywhere; without it only programs on this machine may read them. */
    metricsToken: secret(env, 'METRICS_TOKEN'),
    /** An OpenTelemetry collector that takes traces; without it none are made. */
    otlpEndpoint: webAddress(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:4318'),
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels, 'info'),
    /** Without keys the product runs its own payment provider in test mode. */
    stripe: stripeSettings(env, mode),
    smtpUrl: smtpUrl(env, mode),
    mailFrom: text(env, 'MAIL_FROM') ?? `${site.name} <${site.supportEmail}>`,
    /** Who runs the product: in the footer, in mails, on the About page and in the privacy policy. */
    company: companyOf(env),
    teacherCodes: teacherCodes(env),
    /** The specification's floor, or ASVS's: 8 characters and none of the most used passwords. */
    passwordPolicy: oneOf(env, 'PASSWORD_POLICY', ['specification', 'asvs'], 'specification'),
    /** Who is told about paid marking requests, and the only address that signed links for markers go to. */
    markerEmail: emailAddress(env, 'MARKER_EMAIL') ?? site.supportEmail,
    /** Where somebody who has found a weakness may write, told at /.well-known/security.txt. */
    securityEmail: emailAddress(env, 'SECURITY_EMAIL') ?? site.supportEmail,
    /** How long answered marking requests and their files are kept; without it, until the account is closed. */
    markingRetentionDays: text(env, 'MARKING_RETENTION_DAYS')
      ? wholeNumber(env, 'MARKING_RETENTION_DAYS', 0, 1, 3650)
      : undefined,
    /** Where uploaded files are kept; without it, in the data folder. */
    s3: s3Settings(env),
    /** A ClamAV daemon that looks at every upload. */
    clamd: clamdAddress(env),
    ...tutorSettings(env),
  };
}

function companyOf(env: Environment): Company {
  return {
    line: text(env, 'COMPANY_LINE') ?? sampleCompany.line,
    address: text(env, 'COMPANY_ADDRESS') ?? sampleCompany.address,
    termsUrl: webAddress(env, 'TERMS_URL', 'https://margin.example/terms') ?? sampleCompany.termsUrl,
  };
}

function readEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

function originOf(env: Environment, fallback: string, mode: Mode): string {
  const value = text(env, 'ORIGIN');
  if (value === undefined && isLive(mode)) {
    throw new ConfigError(
      'ORIGIN is missing: in production it must be the public address, such as https://margin.example.',
    );
  }
  if (value === undefined) return fallback;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new ConfigError(
      `ORIGIN must be an address such as https://margin.example with nothing after it, but it is "${value}".`,
    );
  }
  // Without https the session's cookie would travel in the open.
  if (isLive(mode) && url.protocol !== 'https:') {
    throw new ConfigError(`ORIGIN must begin with https:// in production, but it is "${value}".`);
  }
  return url.origin;
}

/** The value is not repeated in the sentence: it may hold a password. */
function serverAddress(env: Environment, name: string, protocol: RegExp, example: string): string | undefined {
  const value = text(env, name);
  if (value !== undefined && !(URL.canParse(value) && protocol.test(new URL(value).protocol))) {
    throw new ConfigError(`${name} must be an address such as ${example}.`);
  }
  return value;
}

function secret(env: Environment, name: string): string | undefined {
  const value = text(env, name);
  if (value !== undefined && value.length < 32) throw new ConfigError(`${name} must be at least 32 characters long.`);
  return value;
}

function smtpUrl(env: Environment, mode: Mode): string | undefined {
  const value = serverAddress(env, 'SMTP_URL', /^smtps?:$/, 'smtps://user:password@mail.example:465');
  if (value === undefined) requireOutsideTestMode('SMTP_URL', mode);
  return value;
}

/** `CODE`, `CODE:uses` or `CODE:uses:2027-07-31`, with commas between them. */
const mostTeacherUses = 1_000_000;

function teacherCodes(env: Environment): TeacherCode[] {
  const entries = text(env, 'TEACHER_CODES')?.split(',') ?? [];
  return entries.map((entry) => {
    const [, code, uses, date] = /^([\w-]{4,64})(?::([1-9]\d*))?(?::(\d{4}-\d{2}-\d{2}))?$/.exec(entry.trim()) ?? [];
    const maxUses = uses ? Number(uses) : null;
    const expiresAt = date ? new Date(`${date}T23:59:59Z`) : null;
    if (!code || (maxUses ?? 0) > mostTeacherUses || Number.isNaN(expiresAt?.getTime()))
      throw new ConfigError('TEACHER_CODES must be codes such as "CODE", "CODE:30" or "CODE:30:2027-07-31".');
    return { code, maxUses, expiresAt };
  });
}

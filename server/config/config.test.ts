import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import simulator from '#content/curriculum/simulator.json' with { type: 'json' };
import { readConfig } from './config.ts';
import { simulatorQuestions } from './elevenlabs-settings.ts';

test('with no settings the product runs on localhost:3000 in test mode', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    testMode: true,
    host: '127.0.0.1',
    port: 3000,
    origin: 'http://localhost:3000',
    allowedOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
    databaseUrl: undefined,
    logLevel: 'info',
  });
});

const live = { NODE_ENV: 'production', ORIGIN: 'https://margin.example' };

test('production has no test mode unless it is asked for', () => {
  const settings = {
    ...live,
    STRIPE_SECRET_KEY: 'rk_live_abc',
    STRIPE_WEBHOOK_SECRET: 'whsec_abc',
    SMTP_URL: 'smtps://mail.example',
  };
  expect(readConfig(settings)).toMatchObject({ testMode: false, host: '0.0.0.0' });
  const trial = { NODE_ENV: 'production', ALLOW_TEST_MODE: '1' };
  expect(readConfig(trial).testMode).toBe(true);
  const keys = { STRIPE_SECRET_KEY: 'rk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' };
  expect(readConfig({ ...trial, ...keys, ORIGIN: 'http://10.0.0.7' }).stripe?.secretKey).toBe('rk_test_abc');
});

test('a public address is the only one that may send changes', () => {
  const config = readConfig({ ORIGIN: 'https://margin.example/' });
  expect(config.origin).toBe('https://margin.example');
  expect(config.allowedOrigins).toEqual(['https://margin.example']);
});

const s3Settings = {
  S3_ENDPOINT: 'https://s3.example/',
  S3_BUCKET: 'essays',
  S3_REGION: 'eu-west-2',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('files go to a store of the operator when all five settings name it', () => {
  expect(readConfig({}).s3).toBeUndefined();
  expect(readConfig(s3Settings).s3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'essays',
    region: 'eu-west-2',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
});

test('a virus scanner is named by host and port', () => {
  expect(readConfig({}).clamd).toBeUndefined();
  expect(readConfig({ CLAMD_ADDRESS: 'clamav:3310' }).clamd).toEqual({ host: 'clamav', port: 3310 });
  expect(readConfig({ CLAMD_ADDRESS: '[::1]:3310' }).clamd).toEqual({ host: '::1', port: 3310 });
});

test('a hosted model is named by its vendor, with the key and address that it needs', () => {
  expect(readConfig({}).tutorModel).toBeUndefined();
  expect(readConfig({ TUTOR_MODEL: 'openai:gpt-x', OPENAI_API_KEY: 'key' }).tutorModel).toEqual({
    vendor: 'openai',
    model: 'gpt-x',
    apiKey: 'key',
    baseUrl: undefined,
    timeoutSeconds: 15,
  });
  const own = { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1/', TUTOR_TIMEOUT_SECONDS: '40' };
  expect(readConfig({ TUTOR_MODEL: 'compatible:llama3:8b', ...own }).tutorModel).toEqual({
    vendor: 'compatible',
    model: 'llama3:8b',
    apiKey: undefined,
    baseUrl: 'http://127.0.0.1:11434/v1',
    timeoutSeconds: 40,
  });
  expect(readConfig({ MARKER_MODEL: 'anthropic:claude-x', ANTHROPIC_API_KEY: 'key' }).markerModel).toMatchObject({
    vendor: 'anthropic',
    model: 'claude-x',
    apiKey: 'key',
  });
});

test('hosted ears, a hosted voice and a model that holds calls are named as the other models are', () => {
  const keys = { OPENAI_API_KEY: 'key' };
  const none = readConfig({});
  expect([none.transcriptionModel, none.speechModel, none.callModel, none.elevenLabs]).toEqual(
    Array(4).fill(undefined),
  );
  expect(
    readConfig({ ...keys, TUTOR_TRANSCRIPTION: 'openai:gpt-4o-mini-transcribe' }).transcriptionModel,
  ).toMatchObject({
    vendor: 'openai',
    model: 'gpt-4o-mini-transcribe',
  });
  const speech = { TUTOR_SPEECH: 'compatible:a-voice', OPENAI_BASE_URL: 'http://127.0.0.1:8000/v1' };
  expect(readConfig(speech).speechModel).toMatchObject({ vendor: 'compatible', model: 'a-voice', voice: 'fable' });
  expect(readConfig({ ...keys, TUTOR_CALL: 'openai:gpt-realtime' }).callModel).toMatchObject({
    model: 'gpt-realtime',
    voice: 'cedar',
  });
  expect(readConfig({ ...keys, TUTOR_CALL: 'openai:gpt-realtime', OPENAI_VOICE: 'marin' }).callModel?.voice).toBe(
    'marin',
  );
});

test('agents of ElevenLabs are named in a file, by tutor and by simulator question', async () => {
  await using agents = await agentsFile({ 'economics-theme-1': 'agent_example_1', 'simulator-11': 'agent_example_2' });
  const env = { ELEVENLABS_AGENTS: agents.file, ELEVENLABS_API_KEY: 'key', ELEVENLABS_WEBHOOK_SECRET: 'wsec_example' };
  expect(readConfig(env).elevenLabs).toEqual({
    apiKey: 'key',
    webhookSecret: 'wsec_example',
    baseUrl: 'https://api.elevenlabs.io',
    agents: { 'economics-theme-1': 'agent_example_1', 'simulator-11': 'agent_example_2' },
    timeoutSeconds: 15,
  });
  const both = { ...env, TUTOR_CALL: 'openai:gpt-realtime', OPENAI_API_KEY: 'key' };
  expect(() => readConfig(both)).toThrow('Set TUTOR_CALL or ELEVENLABS_AGENTS, not both: one holds the calls.');
  expect(simulator.questions).toHaveLength(simulatorQuestions);
});

test.each([
  [
    { 'economics-theme-9': 'agent_example_9' },
    /names economics-theme-9, but the tutors are economics-theme-1, .*simulator-11\.$/,
  ],
  [{ 'simulator-12': 'agent_example_9' }, /names simulator-12, but the tutors are/],
  [{ business: 7 }, /must be an object such as \{"economics-theme-1": "agent_…"\}\.$/],
  [['agent_example_1'], /must be an object such as/],
  [{}, /names no agent\.$/],
  ['not JSON', /is not JSON\.$/],
])('a file of agents with %j is refused with one sentence', async (content, sentence) => {
  await using agents = await agentsFile(content);
  const env = { ELEVENLABS_AGENTS: agents.file, ELEVENLABS_API_KEY: 'key' };
  expect(() => readConfig(env)).toThrow(sentence);
  expect(() => readConfig(env)).toThrow(/^ELEVENLABS_AGENTS: /);
});

async function agentsFile(content: unknown) {
  const folder = await mkdtemp(join(tmpdir(), 'margin-agents-'));
  const file = join(folder, 'agents.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return { file, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

test.each([
  [
    { ELEVENLABS_API_KEY: 'key' },
    'ELEVENLABS_AGENTS is missing: it names the JSON file with an agent id for each tutor.',
  ],
  [
    { ELEVENLABS_AGENTS: 'agents.json' },
    'ELEVENLABS_API_KEY is missing: ELEVENLABS_AGENTS asks for agents of ElevenLabs.',
  ],
  [
    { ELEVENLABS_AGENTS: '/nowhere/agents.json', ELEVENLABS_API_KEY: 'key' },
    'ELEVENLABS_AGENTS: /nowhere/agents.json cannot be read.',
  ],
  [{ TUTOR_SPEECH: 'openai:tts' }, 'OPENAI_API_KEY is missing: TUTOR_SPEECH asks for a model of OpenAI.'],
  [
    { TUTOR_TRANSCRIPTION: 'anthropic:claude-x' },
    'TUTOR_TRANSCRIPTION must be a vendor and a model such as openai:gpt-… or compatible:…, but it is "anthropic:claude-x".',
  ],
  [
    { TUTOR_CALL: 'gpt-realtime' },
    'TUTOR_CALL must be a vendor and a model such as openai:gpt-…, but it is "gpt-realtime".',
  ],
  [
    { TUTOR_MODEL: 'gpt-x' },
    'TUTOR_MODEL must be auto, builtin, or a vendor and a model such as openai:gpt-…, anthropic:claude-… or compatible:…, but it is "gpt-x".',
  ],
  [{ TUTOR_MODEL: 'openai:gpt-x' }, 'OPENAI_API_KEY is missing: TUTOR_MODEL asks for a model of OpenAI.'],
  [{ MARKER_MODEL: 'anthropic:claude-x' }, 'ANTHROPIC_API_KEY is missing: MARKER_MODEL asks for a model of Anthropic.'],
  [
    { TUTOR_MODEL: 'compatible:x' },
    'OPENAI_BASE_URL is missing: TUTOR_MODEL asks for a server that speaks as OpenAI does.',
  ],
  [
    { TUTOR_MODEL: 'compatible:x', OPENAI_BASE_URL: 'user:secret@models' },
    'OPENAI_BASE_URL must be an address such as https://models.example/v1.',
  ],
  [
    { TUTOR_MODEL: 'openai:x', OPENAI_API_KEY: 'k', TUTOR_TIMEOUT_SECONDS: '0' },
    'TUTOR_TIMEOUT_SECONDS must be a whole number from 1 to 120, but it is "0".',
  ],
  [{ SAFEGUARDING_EMAIL: 'nobody' }, 'SAFEGUARDING_EMAIL must be an email address, but it is "nobody".'],
])('%o is refused with a sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test.each([
  [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535, but it is "70000".'],
  [{ PORT: 'http' }, 'PORT must be a whole number from 1 to 65535, but it is "http".'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of production, development, test, but it is "prod".'],
  [{ ALLOW_TEST_MODE: 'yes' }, 'ALLOW_TEST_MODE must be one of 0, 1, but it is "yes".'],
  [{ TRUSTED_PROXIES: '-1' }, 'TRUSTED_PROXIES must be a whole number from 0 to 10, but it is "-1".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent, but it is "loud".'],
  [
    { ORIGIN: 'margin.example' },
    'ORIGIN must be an address such as https://margin.example with nothing after it, but it is "margin.example".',
  ],
  [
    { DATABASE_URL: 'mysql://root:hunter2@db' },
    'DATABASE_URL must be an address such as postgresql://user:password@host:5432/database.',
  ],
  [
    { NODE_ENV: 'production' },
    'ORIGIN is missing: in production it must be the public address, such as https://margin.example.',
  ],
  [
    { NODE_ENV: 'production', ORIGIN: 'http://margin.example' },
    'ORIGIN must begin with https:// in production, but it is "http://margin.example".',
  ],
  [
    { ...live, STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_WEBHOOK_SECRET: 'whsec_a' },
    'STRIPE_SECRET_KEY is a test key: in production it must be a live one unless ALLOW_TEST_MODE is 1.',
  ],
  [live, 'STRIPE_SECRET_KEY is missing: in production there is no test mode unless ALLOW_TEST_MODE is 1.'],
  [
    { ...live, STRIPE_SECRET_KEY: 'sk_live_a', STRIPE_WEBHOOK_SECRET: 'whsec_a' },
    'SMTP_URL is missing: in production there is no test mode unless ALLOW_TEST_MODE is 1.',
  ],
  [
    { STRIPE_SECRET_KEY: 'pk_live_abc' },
    'STRIPE_SECRET_KEY must be a secret or restricted key such as sk_live_… or rk_live_….',
  ],
  [
    { STRIPE_SECRET_KEY: 'sk_live_abc' },
    'STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook, such as whsec_….',
  ],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address such as smtps://user:password@mail.example:465.'],
  [{ TEACHER_CODES: 'a b' }, 'TEACHER_CODES must be codes such as "CODE", "CODE:30" or "CODE:30:2027-07-31".'],
  [
    { TEACHER_CODES: 'STAFF:1000001' },
    'TEACHER_CODES must be codes such as "CODE", "CODE:30" or "CODE:30:2027-07-31".',
  ],
  [
    { TEACHER_CODES: 'STAFF:5:2027-13-01' },
    'TEACHER_CODES must be codes such as "CODE", "CODE:30" or "CODE:30:2027-07-31".',
  ],
  [
    { S3_BUCKET: 'essays', S3_REGION: 'eu-west-2', S3_ACCESS_KEY_ID: 'id' },
    'S3_ENDPOINT, S3_SECRET_ACCESS_KEY missing: set all of S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, or none.',
  ],
  [
    { ...s3Settings, S3_ENDPOINT: 's3.example' },
    'S3_ENDPOINT must be an address such as https://s3.eu-west-2.amazonaws.com.',
  ],
  [{ ...s3Settings, S3_BUCKET: '../etc' }, 'S3_BUCKET must be the name of a bucket such as margin-essays.'],
  [{ CLAMD_ADDRESS: 'clamav' }, 'CLAMD_ADDRESS must be a host and port such as 127.0.0.1:3310, but it is "clamav".'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must be at least 32 characters long.'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be at least 32 characters long.'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://127.0.0.1:4318.',
  ],
])('a wrong value is refused with one sentence that names it: %o', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test('a language model of this machine is looked for, unless the setting says otherwise', () => {
  expect(readConfig({}).ownModel).toEqual({ timeoutSeconds: 15 });
  expect(readConfig({ TUTOR_MODEL: 'auto' }).ownModel).toEqual({ timeoutSeconds: 15 });
  expect(readConfig({ TUTOR_MODEL: 'builtin' })).toMatchObject({ ownModel: undefined, tutorModel: undefined });
  expect(readConfig({ TUTOR_MODEL: 'openai:gpt-x', OPENAI_API_KEY: 'key' }).ownModel).toBeUndefined();
});

import { afterAll, expect, test } from 'vitest';
import { testSynthesiser, testTranscriber } from '#tests/contracts/speech-contract.ts';
import { speak } from '#tests/contracts/speech-contract-world.ts';
import { type SpeechAnswer, soundOf, startSpeechServer } from '#tests/support/speech-server.ts';
import { readConfig } from '../../../config/config.ts';
import { createLog } from '../../../log.ts';
import type { SpeechEngines } from '../interface.ts';
import { speechOff } from '../speech-off.ts';
import { withHostedSpeech } from './choose-hosted-speech.ts';

const ownEngines: SpeechEngines = {
  ...speechOff('off'),
  description: 'our own',
  ears: { description: 'our own', transcribe: async () => 'heard by our own ears' },
  mouth: {
    description: 'our own',
    sampleRate: 16_000,
    async *speak() {
      yield new Int16Array(800);
      yield new Int16Array(800);
    },
  },
};

const hosted = await startHosted(() => 'as asked');
afterAll(() => hosted[Symbol.asyncDispose]());

testTranscriber(
  'hosted ears',
  () => hosted.speech.ears,
  async (sentence) => soundOf(sentence),
);
testSynthesiser('a hosted voice', () => hosted.speech.mouth);

test('the vendor gets the sound and nothing else, in English and with the words of the subject', async () => {
  await using world = await startHosted(() => 'as asked');
  await world.speech.ears.transcribe(soundOf('The color of money.'), {});
  const [request] = world.requests;
  expect(request?.path).toBe('/v1/audio/transcriptions');
  expect(request?.headers.authorization).toBe('Bearer key-for-tests');
  expect(Object.keys(request?.fields ?? {}).sort()).toEqual(['file', 'language', 'model', 'prompt', 'temperature']);
  expect(request?.fields).toMatchObject({ model: 'a-transcriber', language: 'en' });
  expect(await world.speech.ears.transcribe(soundOf('The color of money.'), {})).toBe('The colour of money.');
});

test('the voice is the one that was asked for, and a sentence that was said lately is not asked for again', async () => {
  await using world = await startHosted(() => 'as asked');
  await speak(world.speech.mouth, 'Well done.', 1.2);
  await speak(world.speech.mouth, 'Well done.', 1.2);
  expect(world.requests.map(({ path, fields }) => [path, fields])).toEqual([
    [
      '/v1/audio/speech',
      { model: 'a-speaker', input: 'Well done.', voice: 'fable', response_format: 'pcm', speed: 1.2 },
    ],
  ]);
});

const faults = [
  ['too many requests', { status: 429, body: problem('rate_limit_exceeded') }, 'busy'],
  ['no money left', { status: 429, body: problem('insufficient_quota') }, 'quota'],
  ['broken', { status: 500, body: problem('server_error') }, 'off'],
  ['the key is wrong', { status: 401, body: problem('invalid_api_key') }, 'refused'],
  ['cut off half-way', 'cut off', 'cut_off'],
  ['another thing altogether', { status: 200, type: 'text/html', body: '<html>Maintenance</html>' }, 'garbage'],
  ['no answer', 'never', 'timeout'],
] satisfies [string, SpeechAnswer, string][];

test.each(faults)('%s: our own ears and voice go on at once, and it is told', async (_, answer, code) => {
  await using world = await startHosted(() => answer, answer === 'never' ? 1 : 60);
  let told = 0;
  const tookOver = () => void told++;
  expect(await world.speech.ears.transcribe(soundOf('What is a tax?'), { tookOver })).toBe('heard by our own ears');
  expect(await world.speech.ears.transcribe(soundOf('What is a tax?'), { tookOver })).toBe('heard by our own ears');
  expect(told).toBe(2);
  const pieces: Int16Array[] = [];
  for await (const piece of world.speech.mouth.speak('Hello.', { speed: 1, tookOver })) pieces.push(piece);
  // A tenth of a second of our own voice at 16 kHz, heard at the rate that the browser was told.
  expect(Math.abs(pieces.reduce((sum, piece) => sum + piece.length, 0) - 2400)).toBeLessThan(3);
  expect(told).toBe(3);
  // A vendor that has failed is not asked again in the next sentence.
  expect(world.requests).toHaveLength(2);
  expect(world.logged.join('')).toMatch(new RegExp(`"message":"ears: ${code}".*\\n?.*"message":"mouth: ${code}"`, 's'));
});

test('after a minute the vendor is tried again', async () => {
  await using world = await startHosted((_, index) => (index === 0 ? { status: 500, body: '{}' } : 'as asked'));
  const hear = () => world.speech.ears.transcribe(soundOf('What is a tax?'), {});
  expect(await hear()).toBe('heard by our own ears');
  world.clock.time += 59_000;
  expect(await hear()).toBe('heard by our own ears');
  world.clock.time += 1000;
  expect(await hear()).toBe('What is a tax?');
});

test('a student who goes on is no fault of the vendor’s', async () => {
  await using world = await startHosted((_, index) => (index === 0 ? 'never' : 'as asked'));
  const gone = new AbortController();
  const heard = world.speech.ears.transcribe(soundOf('What is'), { signal: gone.signal });
  await expect.poll(() => world.requests).toHaveLength(1);
  gone.abort(new Error('speech went on'));
  await expect(heard).rejects.toThrow('speech went on');
  expect(await world.speech.ears.transcribe(soundOf('What is a tax?'), {})).toBe('What is a tax?');
});

test('without settings the engines are our own, and with them the operator reads both', async () => {
  expect(withHostedSpeech(ownEngines, readConfig({}), world())).toBe(ownEngines);
  expect(hosted.speech.description).toMatch(
    /^ears: a-transcriber at 127\.0\.0\.1:\d+, voice: fable of a-speaker at 127\.0\.0\.1:\d+; when they fail, our own$/,
  );
  expect(hosted.speech.mouth.sampleRate).toBe(24_000);
});

function world() {
  const logged: string[] = [];
  const log = createLog({ production: true, logLevel: 'warn' }, { write: (line) => void logged.push(line) });
  const clock = { time: Date.parse('2026-11-16T09:00:00Z'), now: () => new Date(clock.time) };
  return { log, logged, clock };
}

async function startHosted(answer: Parameters<typeof startSpeechServer>[0], timeoutSeconds = 60) {
  const server = await startSpeechServer(answer);
  const config = readConfig({
    OPENAI_API_KEY: 'key-for-tests',
    OPENAI_BASE_URL: server.baseUrl,
    TUTOR_TRANSCRIPTION: 'openai:a-transcriber',
    TUTOR_SPEECH: 'openai:a-speaker',
    TUTOR_TIMEOUT_SECONDS: String(timeoutSeconds),
  });
  const around = world();
  return { ...server, ...around, speech: withHostedSpeech(ownEngines, config, around) };
}

function problem(code: string): string {
  return JSON.stringify({ error: { message: 'No.', type: code, code, param: null } });
}

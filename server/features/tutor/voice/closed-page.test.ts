import { expect, inject, test } from 'vitest';
import { audio, startCalled } from '#tests/scripted-call.ts';
import { startCuttableProxy } from '#tests/support/cuttable-proxy.ts';
import { startVoice, type Voice } from '#tests/voice.ts';

const onServer = inject('database').engine === 'postgres';

async function startDatabaseProxy() {
  const source = inject('database');
  if (source.engine !== 'postgres') throw new Error('There is no server');
  const { hostname: host, port } = new URL(source.serverUrl);
  return startCuttableProxy({ host, port: Number(port) });
}

/** What nobody has caught. */
function watchRejections() {
  const dropped: unknown[] = [];
  const drop = (error: unknown) => dropped.push(error);
  process.on('unhandledRejection', drop);
  return { dropped, [Symbol.dispose]: () => void process.off('unhandledRejection', drop) };
}

const timesLogged = ({ logged }: Voice, sentence: string) =>
  logged.filter((line) => line.includes(`"msg":"${sentence}"`)).length;

test.runIf(onServer)('a page that is closed in mid-reply while the database is away ends that call alone', async () => {
  using rejections = watchRejections();
  await using proxy = await startDatabaseProxy();
  await using voice = await startVoice({ databasePort: proxy.port });
  using _back = { [Symbol.dispose]: proxy.restore };
  const { client } = await voice.talk();
  client.speak(voice.say('what is a subsidy?'));
  await client.next('spoken');
  await voice.time.advance(0.5);
  proxy.cut();
  client.close();
  await expect.poll(() => timesLogged(voice, 'a voice conversation ended')).toBe(1);
  expect(timesLogged(voice, 'a lease could not be given back')).toBe(1);
  expect(timesLogged(voice, 'the end of a conversation could not be stored')).toBe(1);
  expect(rejections.dropped).toEqual([]);
});

test.runIf(onServer)('so does one that is closed in the middle of a call that a vendor holds', async () => {
  using rejections = watchRejections();
  await using proxy = await startDatabaseProxy();
  await using called = await startCalled({ databasePort: proxy.port });
  using _back = { [Symbol.dispose]: proxy.restore };
  const { client, happen, voice } = called;
  happen({ kind: 'student', text: 'what is a subsidy?' }, audio(24_000), { kind: 'tutor', text: 'A payment.' });
  await client.next('tutor');
  proxy.cut();
  client.close();
  await expect.poll(() => timesLogged(voice, 'a voice conversation ended')).toBe(1);
  expect(timesLogged(voice, 'the end of a conversation could not be stored')).toBe(1);
  expect(rejections.dropped).toEqual([]);
});

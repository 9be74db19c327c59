import { resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { openMouth } from '#server/providers/speech/embedded/mouth.ts';
import { openEmbeddedSpeech } from '#server/providers/speech/embedded/speech-embedded.ts';
import { hiss, silence, speak } from '#tests/contracts/speech-contract-world.ts';
import { inRoom, mix, music, openRoom } from '#tests/room.ts';

// The real detector, ears and voice; the student and the television speak with another one.
const modelsDir = resolve('models/weights');
const log = createLog({ production: true, logLevel: 'silent' });
const engines = openEmbeddedSpeech({ modelsDir, tutorVoice: 'dittli' }, log);
const others = openMouth({ modelsDir, tutorVoice: 'flite' }, log, Promise.resolve());
const reply = 'When the price of a good rises, consumers buy less of it, because other goods are now cheaper.';
const news =
  'Good evening. The bank has left interest rates where they were, and shares in London fell a little today.';

const studentSays = (words: string) => speak(others.synthesiser, words);
async function television(): Promise<Int16Array> {
  const pieces: Int16Array[] = [];
  for await (const piece of others.synthesiser.speak(news, { speed: 1, voice: 'higher' })) pieces.push(piece);
  return Int16Array.from(pieces.flatMap((piece) => [...piece]));
}
const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z ]/g, '');
const fan = { sound: hiss(20), decibels: -40 };

afterAll(() => Promise.all([engines.close(), others.close()]));

test.each([0.15, 0.35, 0.7])(
  'the tutor does not interrupt itself when its voice comes back at -20 dB, %d s late',
  async (late) => {
    const room = openRoom(engines);
    const said = await room.tutorSays(reply);
    const echo = mix({ sound: inRoom(said), at: late, decibels: -20 }, { ...fan, sound: hiss(10) });
    expect(await room.hear(echo)).toEqual([]);
    room.close();
  },
);

test('a student who speaks over the tutor and its echo is heard', async () => {
  const room = openRoom(engines);
  const said = await room.tutorSays(reply);
  const wait = await studentSays('Wait, who pays for that?');
  const heard = await room.hear(
    mix({ sound: inRoom(said), at: 0.2, decibels: -20 }, { sound: wait, at: 2 }, { sound: silence(5) }),
  );
  const [hold, interrupted] = heard.map((one) => one.split(' '));
  expect([hold?.[0], interrupted?.[0]]).toEqual(['hold', 'interrupted']);
  // The student begins with the 62nd frame.
  expect(Number(hold?.[1])).toBeGreaterThan(61);
  expect(Number(hold?.[1])).toBeLessThan(75);
  room.close();
});

test.each([
  ['a television', television, -22],
  ['music', async () => music(8), -14],
] as const)('%s does not stop the tutor, nor keep a student from being heard', async (_, make, decibels) => {
  const background = { sound: await make(), decibels };
  const room = openRoom(engines);
  const question = await studentSays('What happens to demand when incomes rise?');
  // Heard in quiet first, so that it is known how loud this student is.
  await room.hear(
    mix({ sound: await studentSays('I would like to talk about markets.'), at: 0.5 }, { sound: silence(4.5) }),
  );
  const heard = await room.hear(mix({ sound: question, at: 1 }, { ...background, at: 0.2 }));
  const texts = room.events.flatMap((event) => (event.kind === 'said' ? [plain(event.text)] : []));
  expect(texts).toHaveLength(2);
  const words = ['what', 'happens', 'demand', 'incomes', 'rise'].filter((word) => texts[1]?.split(' ').includes(word));
  expect(words.length, texts[1]).toBeGreaterThanOrEqual(4);
  expect(heard.map((one) => one.split(' ')[0])).toEqual(['started', 'perhaps', 'said']);
  await room.tutorSays(reply);
  const meanwhile = await room.hear(mix(background));
  expect(meanwhile.filter((one) => /^(hold|interrupted|said)/.test(one))).toEqual([]);
  room.close();
});

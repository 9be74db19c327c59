import { expect, test } from 'vitest';
import { EngineFailure } from '#server/providers/models/interface.ts';
import { createSignedInStudent } from '#tests/students.ts';
import { startVoice } from '#tests/voice.ts';

test('a student hears a sample in the voice and at the speed they ask for; nothing is counted', async () => {
  await using voice = await startVoice();
  const { browser } = await createSignedInStudent(voice.product);
  const answer = await browser.get('/api/tutor/voice-sample?voice=higher&speed=1.2');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('audio/wav');
  const wav = Buffer.from(await answer.arrayBuffer());
  expect(wav.toString('latin1', 0, 4)).toBe('RIFF');
  expect(wav.readUInt32LE(24)).toBe(voice.engines.mouth.sampleRate);
  expect(voice.script.speeds).toEqual([1.2]);
  expect(voice.script.voices).toEqual(['higher']);
  for (const odd of ['voice=robot&speed=1', 'voice=lower&speed=9', 'voice=lower&speed=x', 'voice=lower'])
    expect((await browser.get(`/api/tutor/voice-sample?${odd}`)).status).toBe(400);
});

test('a sample that cannot be made is refused with a sentence', async () => {
  await using voice = await startVoice();
  const { browser } = await createSignedInStudent(voice.product);
  voice.script.faults.mouth = new EngineFailure('mouth', 'off');
  const answer = await browser.get('/api/tutor/voice-sample?voice=lower&speed=1');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'voice_off' });
});

test('whether there is a sample, and a second voice, is told with the state of the voice', async () => {
  await using voice = await startVoice();
  const { browser } = await createSignedInStudent(voice.product);
  const status = await (await browser.get('/api/tutor/voice-status')).json();
  expect(status).toEqual({ state: 'ready', sample: true, twoVoices: false });
});

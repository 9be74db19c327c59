import { expect, inject, test } from 'vitest';
import { openEmbeddedSpeech } from '#server/providers/speech/embedded/speech-embedded.ts';
import { pieces } from '#tests/conversations.ts';
import { startVoice } from '#tests/voice.ts';

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z ]/g, '');

test.runIf(inject('database').engine === 'postgres')(
  'speech into the socket becomes the right words, and the sound of the reply is its caption',
  async () => {
    await using voice = await startVoice({
      reply: ({ kind }) =>
        pieces(kind === 'opening' ? 'Hello.' : 'The price of bread goes up. What happens to demand?'),
    });
    const { log, config } = voice.deps;
    const engines = openEmbeddedSpeech({ ...config, tutorVoice: 'flite' }, log);
    Object.assign(voice.deps, { speech: engines });
    await expect.poll(() => engines.voice().state).toBe('ready');
    const { client } = await voice.talk();

    const speech: Int16Array[] = [new Int16Array(8000)];
    for await (const sound of engines.mouth.speak('What happens when supply falls?', { speed: 1 })) speech.push(sound);
    speech.push(new Int16Array(24_000));
    for (const samples of speech) {
      for (let from = 0; from < samples.length; from += 3200) client.speak([samples.slice(from, from + 3200)]);
    }
    expect(plain((await client.next('student')).text)).toBe('what happens when supply falls');
    for (const sentence of ['The price of bread goes up. ', 'What happens to demand?']) {
      const caption = await client.next('tutor');
      expect(caption).toMatchObject({ text: sentence, spoken: true });
      await client.next('spoken');
      const heard = await engines.ears.transcribe(joined(client.soundOf(caption.utterance)), {});
      expect(shared(heard, sentence), heard).toBeGreaterThanOrEqual(0.75);
    }
    await engines.close();
  },
  90_000,
);

/** How many of the words were heard: ears of this size mishear one now and then. */
function shared(heard: string, said: string): number {
  const words = plain(said).trim().split(' ');
  const known = new Set(plain(heard).split(' '));
  return words.filter((word) => known.has(word)).length / words.length;
}

function joined(pieces: Int16Array[]): Int16Array {
  return Int16Array.from(pieces.flatMap((piece) => [...piece]));
}

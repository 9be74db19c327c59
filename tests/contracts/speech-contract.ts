import { expect, test } from 'vitest';
import type { Listener } from '#server/providers/models/interface.ts';
import type { SpeechDetector, SpeechSynthesiser, Transcriber } from '#server/providers/speech/interface.ts';
import { hearAll, hiss, joinSound, loudness, silence, speak, wordsOf } from './speech-contract-world.ts';

/** What the voice session and the brain rely on, whoever hears and speaks. `spoken` is a sentence in 16 kHz speech. */
type Spoken = (sentence: string) => Promise<Int16Array>;

export function testDetector(means: string, detector: () => SpeechDetector, spoken: Spoken): void {
  test(`${means}: speech is told from silence and from noise`, async () => {
    const speech = await hearAll(detector(), await spoken('The multiplier makes the rise in income larger.'));
    expect(speech.filter((probability) => probability > 0.5).length).toBeGreaterThan(speech.length / 2);
    expect(Math.max(...(await hearAll(detector(), silence(2))))).toBeLessThan(0.3);
    expect(Math.max(...(await hearAll(detector(), hiss(2))))).toBeLessThan(0.5);
  });

  test(`${means}: two microphones are heard apart, also when their frames arrive together`, async () => {
    const speech = await spoken('Prices rise when supply falls.');
    const alone = await hearAll(detector(), speech);
    const [together, quiet] = await Promise.all([
      hearAll(detector(), speech),
      hearAll(detector(), silence(speech.length / 16_000)),
    ]);
    expect(together).toEqual(alone);
    expect(Math.max(...quiet)).toBeLessThan(0.3);
  });
}

export function testTranscriber(means: string, ears: () => Transcriber, spoken: Spoken): void {
  test(`${means}: a spoken sentence is written down`, async () => {
    const sentence = 'Inflation is a sustained rise in the general price level.';
    expect(wordsOf(await ears().transcribe(await spoken(sentence), {}))).toEqual(wordsOf(sentence));
  });

  test(`${means}: where nobody speaks there are no words`, async () => {
    for (const nothing of [silence(0), silence(0.05), silence(1.5), hiss(1.5)])
      expect(await ears().transcribe(nothing, {})).toBe('');
  });

  test(`${means}: what nobody waits for is dropped`, async () => {
    const speech = await spoken('A tariff is a tax on imports.');
    await expect(ears().transcribe(speech, { signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone');
    const control = new AbortController();
    const transcript = ears().transcribe(speech, { signal: control.signal });
    control.abort(new Error('speech went on'));
    await expect(transcript).rejects.toThrow('speech went on');
  });

  test(`${means}: long speech is written down to its end`, async () => {
    const sentence = 'Demand is the quantity that consumers are willing and able to buy.';
    const one = await spoken(sentence);
    const times = Math.ceil((18 * 16_000) / one.length);
    const pieces = Array.from({ length: times }, () => [one, silence(0.4)]).flat();
    const words = wordsOf(await ears().transcribe(joinSound(pieces), {}));
    expect(words.filter((word) => word === 'consumers')).toHaveLength(times);
    expect(words.slice(-3)).toEqual(['able', 'to', 'buy']);
  }, 120_000);
}

export function testSynthesiser(means: string, mouth: () => SpeechSynthesiser): void {
  const seconds = async (sentence: string, speed = 1) =>
    (await speak(mouth(), sentence, speed)).length / mouth().sampleRate;

  test(`${means}: a sentence becomes sound of a sensible length and loudness`, async () => {
    const sound = await speak(mouth(), 'A firm grows when it finds new customers.');
    expect(sound.length / mouth().sampleRate).toBeGreaterThan(1.5);
    expect(sound.length / mouth().sampleRate).toBeLessThan(6);
    expect(loudness(sound)).toBeGreaterThan(500);
    expect(loudness(sound)).toBeLessThan(12_000);
  });

  test(`${means}: more speed is less time`, async () => {
    // A natural voice rounds each sound and each pause; over a few sentences that evens out.
    const sentences =
      'Opportunity cost is the next best alternative forgone. A tax on sugar raises its price, so people buy less of it. The firm sells more when its rivals charge more.';
    const own = await seconds(sentences);
    expect((await seconds(sentences, 1.4)) / own).toBeCloseTo(1 / 1.4, 1);
    expect((await seconds(sentences, 0.7)) / own).toBeCloseTo(1 / 0.7, 1);
  });

  test(`${means}: an abort stops it, before and in the middle`, async () => {
    const sentence = 'Costs rise, so supply shifts to the left, and the price goes up. '.repeat(4);
    // What is kept from an earlier time must stop just as well.
    const whole = await speak(mouth(), sentence);
    const control = new AbortController();
    let heard = 0;
    const listen = async (signal: AbortSignal) => {
      for await (const piece of mouth().speak(sentence, { speed: 1, signal })) {
        heard += piece.length;
        control.abort(new Error('interrupted'));
      }
    };
    await expect(listen(AbortSignal.abort(new Error('hush')))).rejects.toThrow('hush');
    expect(heard).toBe(0);
    await expect(listen(control.signal)).rejects.toThrow('interrupted');
    expect(heard).toBeLessThan(whole.length);
  });

  test(`${means}: what cannot be said is no sound and no fault`, async () => {
    for (const odd of ['', '   ', '…', '✓']) expect(loudness(await speak(mouth(), odd)), odd).toBeLessThan(500);
  });
}

export function testListener(means: string, listener: () => Listener): void {
  test(`${means}: a cry for help is told from talk of the course`, async () => {
    const heard = await listener().hear([
      'i used to have a reason to get up. it went.',
      'What happens to demand when incomes fall?',
      'my head is all over the place and i keep thinking nobody would notice if i was gone',
      'this question is killing me',
    ]);
    expect(heard.map((logit) => logit > 0)).toEqual([true, false, true, false]);
  });

  test(`${means}: the same text has the same number, nothing is no cry, and no texts have no numbers`, async () => {
    const [one, again, empty] = await listener().hear(['Gini coefficient', 'Gini coefficient', '']);
    expect(again).toBe(one);
    expect(empty).toBeLessThan(0);
    expect(await listener().hear([])).toEqual([]);
  });

  test(`${means}: what nobody waits for is dropped`, async () => {
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(listener().hear(['Gini coefficient'], { signal })).rejects.toThrow('gone');
  });
}

import type { Line, Row } from '../row.ts';
import type { Clip } from '../voice/clip.ts';
import { atPace, babble, mix, office } from '../voice/disturb.ts';
import { speakWithOthers } from '../voice/other-voices.ts';
import { readRecordings } from '../voice/recordings.ts';
import { hearAll, readSpokenSentences, speakAll } from '../voice/say-and-hear.ts';

type Spoken = { who: string; clips: Clip[] };

/** Every tenth: each of them is heard by seven ways from each of six voices. */
const share = 10;

/** Row 29: what our ears write down of people and voices that are not ours, in noise, hurried and slow. */
export const row: Row = {
  number: 29,
  name: 'ears',
  exact: true,
  async measure() {
    const sentences = (await readSpokenSentences()).filter((_, at) => at % share === 0);
    const voices: Spoken[] = [
      { who: 'DittliTTS', clips: await speakAll('dittli', sentences) },
      { who: 'flite, as built in', clips: await speakAll('flite', sentences) },
      ...(await speakWithOthers(sentences)),
    ];
    const lines: Line[] = [];
    for (const { who, clips } of [...(await readRecordings()), ...voices]) lines.push(await line(who, clips));
    for (const { how, disturbed } of disturbances(voices))
      lines.push(await line(`the ${voices.length} voices together, ${how}`, disturbed));
    return lines;
  },
};

function disturbances(voices: Spoken[]): { how: string; disturbed: Clip[] }[] {
  const all = voices.flatMap(({ clips }) => clips);
  const noise = office(20);
  // Who babbles says something else, in other voices than the one that is listened to.
  const others = (at: number) => Array.from({ length: 6 }, (_, place) => all[(at + 13 * (place + 1)) % all.length]);
  const crowd = all.map((_, at) => babble(others(at).flatMap((clip) => (clip ? [clip.sound] : []))));
  const changed = (change: (sound: Int16Array, at: number) => Int16Array) =>
    all.map(({ sentence, sound }, at) => ({ sentence, sound: change(sound, at) }));
  return [
    ...[12, 6].flatMap((decibels) => [
      { how: `an office ${decibels} dB below`, disturbed: changed((sound) => mix(sound, noise, decibels)) },
      {
        how: `six people talking ${decibels} dB below`,
        disturbed: changed((sound, at) => mix(sound, crowd[at] ?? noise, decibels)),
      },
    ]),
    { how: 'a quarter faster', disturbed: changed((sound) => atPace(sound, 1.25)) },
    { how: 'a quarter slower', disturbed: changed((sound) => atPace(sound, 0.8)) },
  ];
}

async function line(who: string, clips: Clip[]): Promise<Line> {
  const { words, errors, empty } = await hearAll(clips, true);
  return {
    figure: `words wrong of ${words}: ${who}`,
    ours: `${((errors / words) * 100).toFixed(1)} %${empty ? `, ${empty} of ${clips.length} not heard` : ''}`,
    goal: 'none, for scale',
    met: true,
  };
}

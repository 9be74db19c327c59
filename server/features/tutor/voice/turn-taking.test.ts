import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Heard,
  openTurnTaking,
  step,
  type TurnTaking,
  type TurnTakingEvent,
  type TurnTakingInput,
} from './turn-taking.ts';

/** One letter is one frame of 32 ms: speech, a hum, a breath, a quiet voice, neither speech nor silence, a television, silence. */
const sounds: Record<string, Heard> = {
  s: { probability: 0.95, loudness: -25, highs: -9 },
  h: { probability: 0.95, loudness: -30, highs: -30 },
  f: { probability: 0.95, loudness: -44, highs: -3 },
  q: { probability: 0.95, loudness: -58, highs: -9 },
  e: { probability: 0.6, loudness: -30, highs: -9 },
  '?': { probability: 0.42, loudness: -34, highs: -9 },
  t: { probability: 0.95, loudness: -40, highs: -9 },
  '.': { probability: 0.02, loudness: -65, highs: -9 },
};

const normal = { patience: 'normal', pushToTalk: false } as const;

function listen(settings: TurnTaking['settings'] = normal) {
  let state = openTurnTaking(settings);
  const events: TurnTakingEvent[] = [];
  const put = (input: TurnTakingInput) => {
    const next = step(state, input);
    state = next.state;
    events.push(...next.events);
    return next.events.map(({ kind }) => kind);
  };
  return {
    put,
    events,
    /** What happens, and after how many frames of these. */
    hear(letters: string, earsFree = false) {
      return [...letters].flatMap((letter, index) =>
        put({ kind: 'frame', heard: sounds[letter] as Heard, earsFree }).map((kind) => `${kind} ${index + 1}`),
      );
    },
    /** The transcriber's answer to the last question. */
    answer(looks: Extract<TurnTakingInput, { kind: 'words' }>['looks']) {
      const asked = events.findLast((event) => event.kind === 'transcribe');
      return put({ kind: 'words', to: asked?.to ?? -1, looks });
    },
    tutorSpeaks: (speaks = true) => put({ kind: 'tutor', speaks }),
    state: () => state,
  };
}

const silence = (frames: number) => '.'.repeat(frames);
const speech = (frames: number) => 's'.repeat(frames);

test('a turn starts after three frames of speech, with ten frames before it', () => {
  const student = listen();
  expect(student.hear(`${silence(20)}ss.sss`)).toEqual(['started 26']);
  student.hear(speech(30) + silence(6));
  expect(student.events.at(-1)).toEqual({ kind: 'transcribe', from: 13, to: 62 });
});

test('transcription begins at 192 ms of silence, and the turn ends at 512 ms', () => {
  const student = listen();
  student.hear(speech(30));
  expect(student.hear(silence(8))).toEqual(['transcribe 6']);
  expect(student.answer('open')).toEqual([]);
  expect(student.hear(silence(20))).toEqual(['ended 8']);
});

test('ears that have nothing to do are asked at 96 ms of silence, and the turn ends no sooner for it', () => {
  const student = listen();
  student.hear(speech(30));
  expect(student.hear(silence(3), true)).toEqual(['transcribe 3']);
  expect(student.answer('finished')).toEqual([]);
  expect(student.hear(silence(4), true)).toEqual(['ended 4']);
});

test.each(['open', 'unfinished', 'nothing', 'backchannel'] as const)(
  'what looks %s after so short a silence is asked again at 192 ms, and that answer counts',
  (looks) => {
    const student = listen();
    student.hear(speech(30));
    expect(student.hear(silence(4), true)).toEqual(['transcribe 3']);
    expect(student.answer(looks)).toEqual([]);
    expect(student.hear(silence(3), true)).toEqual(['transcribe 2']);
    expect(student.answer('finished')).toEqual(['ended']);
  },
);

test('asked at a short pause in vain, free ears are asked again at the next', () => {
  const student = listen();
  student.hear(speech(30));
  expect(student.hear(silence(4) + speech(10) + silence(3), true)).toEqual([
    'transcribe 3',
    'resumed 6',
    'transcribe 17',
  ]);
});

test('over the tutor even free ears are asked after 192 ms', () => {
  const student = listen();
  student.tutorSpeaks();
  student.hear(speech(8), true);
  expect(student.hear(silence(6), true)).toEqual(['transcribe 6']);
});

test('words that come late end the turn when they come', () => {
  const student = listen();
  student.hear(speech(30));
  expect(student.hear(silence(40))).toEqual(['transcribe 6']);
  expect(student.answer('open')).toEqual(['ended']);
});

test.each([
  ['quick', 'finished', 7],
  ['quick', 'open', 11],
  ['quick', 'unfinished', 47],
  ['normal', 'finished', 7],
  ['normal', 'open', 16],
  ['normal', 'unfinished', 110],
  ['patient', 'finished', 32],
  ['patient', 'open', 110],
  ['patient', 'unfinished', 160],
] as const)('%s: a turn that looks %s ends after %i frames of silence', (patience, looks, frames) => {
  const student = listen({ patience, pushToTalk: false });
  student.hear(speech(20) + silence(6));
  student.answer(looks);
  expect(student.hear(silence(170))).toEqual([`ended ${frames - 6}`]);
});

test.each([
  ['patient', 'open'],
  ['patient', 'unfinished'],
  ['normal', 'unfinished'],
] as const)('%s: pauses of 1.5 and 3 seconds do not end a turn that looks %s', (patience, looks) => {
  const student = listen({ patience, pushToTalk: false });
  for (const seconds of [1.5, 3]) {
    student.hear(speech(20) + silence(6));
    student.answer(looks);
    expect(student.hear(silence(Math.ceil((seconds * 1000) / 32) - 6) + speech(4))).toEqual([
      `resumed ${Math.ceil((seconds * 1000) / 32) - 4}`,
    ]);
  }
});

test('speech that resumes throws the transcription away, a single frame does not', () => {
  const student = listen();
  student.hear(speech(20) + silence(6));
  expect(student.hear('s....')).toEqual([]);
  expect(student.hear('ss')).toEqual(['resumed 2']);
  expect(student.answer('open')).toEqual([]);
  expect(student.hear(`ss${silence(7)}`)).toEqual(['transcribe 8']);
  expect(student.answer('open')).toEqual([]);
  expect(student.hear(silence(10))).toEqual(['ended 9']);
});

test('words that come after the student has gone on say nothing about the rest', () => {
  const student = listen();
  student.hear(speech(20) + silence(6));
  const late = student.events.at(-1);
  student.hear(speech(4));
  expect(student.put({ kind: 'words', to: late?.kind === 'transcribe' ? late.to : 0, looks: 'finished' })).toEqual([]);
  expect(student.hear(silence(30))).toEqual(['transcribe 6']);
});

test('the first sound of more never ends a turn', () => {
  const student = listen();
  student.hear(speech(20) + silence(6));
  student.answer('open');
  expect(student.hear(`${silence(9)}ss`)).toEqual(['resumed 11']);
});

test('what is neither speech nor silence starts no silence and ends none', () => {
  const student = listen();
  student.hear(speech(20));
  expect(student.hear('?'.repeat(50))).toEqual([]);
  expect(student.hear('.?????')).toEqual(['transcribe 6']);
});

test('a voice that is far fainter than the student neither goes on with a turn nor begins one', () => {
  const student = listen();
  student.hear(speech(60));
  // The last syllable fades for six frames, and then it is silence.
  expect(student.hear('t'.repeat(20))).toEqual(['transcribe 12']);
  student.answer('finished');
  expect(student.hear('t'.repeat(60))).toEqual([]);
  // Somebody who goes on for so long may be the student, who has moved away.
  expect(student.hear('t'.repeat(300)).length).toBeGreaterThan(0);
});

test('a sound without words is nothing', () => {
  const student = listen();
  student.hear('sss......');
  expect(student.answer('nothing')).toEqual(['dismissed']);
  expect(student.hear(silence(40))).toEqual([]);
});

test('what was clearly said and not made out is missed, and what was said over the tutor is not', () => {
  const student = listen();
  // Nobody has been understood yet: it may be a television.
  student.hear(speech(10) + silence(6));
  expect(student.answer('nothing')).toEqual(['dismissed']);
  student.hear(speech(10) + silence(6));
  student.answer('finished');
  student.hear(silence(20) + speech(10) + silence(6));
  expect(student.answer('nothing')).toEqual(['missed']);
  student.tutorSpeaks();
  student.hear(silence(10) + speech(10) + silence(8));
  expect(student.answer('nothing')).toEqual(['dismissed']);
});

test('a real interruption holds the tutor within 200 ms, and is certain after 640 ms', () => {
  const student = listen();
  student.tutorSpeaks();
  expect(student.hear(silence(10) + speech(30))).toEqual(['hold 14', 'interrupted 30']);
  expect((14 - 10) * 32).toBeLessThanOrEqual(200);
});

test('a hum never holds the tutor, and nobody asks what was said', () => {
  const student = listen();
  student.tutorSpeaks();
  expect(student.hear(`${silence(5)}hhhhhhhhffffhhhhhhhhhh${silence(8)}`)).toEqual(['dismissed 33']);
});

test('a cough, too short and not sure to be speech, passes unnoticed', () => {
  const student = listen();
  student.tutorSpeaks();
  expect(student.hear('...ss?s...eeeee...s.s.s.s..')).toEqual([]);
});

test('a quiet voice or an echo over the tutor passes unnoticed', () => {
  const student = listen();
  student.tutorSpeaks();
  expect(student.hear('q'.repeat(60) + 'e'.repeat(60))).toEqual([]);
});

test('a short yeah over the tutor holds it, and then it goes on', () => {
  const student = listen();
  student.tutorSpeaks();
  expect(student.hear(`${speech(9)}${silence(6)}`)).toEqual(['hold 4', 'transcribe 15']);
  expect(student.answer('backchannel')).toEqual(['dismissed']);
  expect(student.hear(silence(60))).toEqual([]);
});

test('a short word over the tutor that means something is an interruption and a turn', () => {
  const student = listen();
  student.tutorSpeaks();
  student.hear(`${speech(9)}${silence(6)}`);
  expect(student.answer('finished')).toEqual(['interrupted']);
  expect(student.hear(silence(10))).toEqual(['ended 1']);
});

test('a yeah that goes on becomes an interruption', () => {
  const student = listen();
  student.tutorSpeaks();
  student.hear(`${speech(9)}${silence(6)}`);
  expect(student.hear(speech(20))).toEqual(['resumed 2', 'interrupted 11']);
});

test('a sound in doubt is an ordinary turn when the tutor has finished meanwhile', () => {
  const student = listen();
  student.tutorSpeaks();
  student.hear(speech(4));
  expect(student.tutorSpeaks(false)).toEqual(['started']);
  student.hear(silence(6));
  expect(student.answer('backchannel')).toEqual([]);
  expect(student.hear(silence(3))).toEqual(['ended 1']);
});

test('how loud a student usually is decides what counts over the tutor', () => {
  const student = listen();
  student.hear(speech(40) + silence(6));
  student.answer('finished');
  student.hear(silence(10));
  student.tutorSpeaks();
  expect(student.state().usualLoudness).toBe(-25);
  const faint = { probability: 0.95, loudness: -41, highs: -9 };
  for (let count = 0; count < 60; count++) expect(student.put({ kind: 'frame', heard: faint })).toEqual([]);
});

test('thinking time keeps the turn open however long, and keeps what was said', () => {
  const student = listen();
  student.hear(speech(30));
  expect(student.put({ kind: 'think', on: true })).toEqual(['keep']);
  expect(student.hear(silence(4000))).toEqual([]);
  expect(student.hear(speech(5))).toEqual(['started 2']);
  student.put({ kind: 'think', on: false });
  expect(student.hear(speech(10) + silence(6))).toEqual(['transcribe 16']);
  expect(student.events.at(-1)).toMatchObject({ from: 4030 - 10, to: 4051 });
});

test('a cough does not end thinking time, speaking does', () => {
  const student = listen();
  student.put({ kind: 'think', on: true });
  expect(student.hear(`sssss${silence(50)}`)).toEqual([]);
  expect(student.hear(speech(10))).toEqual(['started 8']);
});

test('an interruption of the check-in in thinking time is judged like any other', () => {
  const student = listen();
  student.put({ kind: 'think', on: true });
  student.tutorSpeaks();
  expect(student.hear(`${speech(9)}${silence(6)}`)).toEqual(['hold 4', 'transcribe 15']);
  expect(student.answer('backchannel')).toEqual(['dismissed']);
});

test('push-to-talk: the turn lasts from press to release, whatever is heard', () => {
  const student = listen({ patience: 'normal', pushToTalk: true });
  expect(student.hear(speech(40))).toEqual([]);
  expect(student.put({ kind: 'talk', down: true })).toEqual(['started']);
  expect(student.hear(speech(10) + silence(100) + speech(10))).toEqual([]);
  expect(student.put({ kind: 'talk', down: false })).toEqual(['transcribe']);
  expect(student.events.at(-1)).toEqual({ kind: 'transcribe', from: 40, to: 160 });
  expect(student.hear(speech(20))).toEqual([]);
  expect(student.answer('unfinished')).toEqual(['ended']);
});

test('push-to-talk: pressing over the tutor interrupts at once, a touch by mistake is nothing', () => {
  const student = listen({ patience: 'normal', pushToTalk: true });
  student.tutorSpeaks();
  expect(student.put({ kind: 'talk', down: true })).toEqual(['interrupted']);
  student.hear('....');
  expect(student.put({ kind: 'talk', down: false })).toEqual(['dismissed']);
  expect(student.put({ kind: 'talk', down: false })).toEqual([]);
});

test('muted, nothing is heard, and a turn in progress is dropped', () => {
  const student = listen();
  student.hear(speech(10));
  expect(student.put({ kind: 'mute', on: true })).toEqual(['dismissed']);
  expect(student.hear(speech(100) + silence(100))).toEqual([]);
  student.put({ kind: 'mute', on: false });
  expect(student.hear(speech(3))).toEqual(['started 3']);
});

test('a long turn is kept in pieces at its pauses, and after 29 seconds without one', () => {
  const student = listen();
  student.hear(speech(480) + silence(6));
  expect(student.hear('ss')).toEqual(['keep 2']);
  expect(student.events.at(-1)).toEqual({ kind: 'keep', from: 0, to: 486 });
  expect(student.hear(speech(900))).toEqual(['keep 898']);
  expect(student.events.at(-1)).toEqual({ kind: 'keep', from: 486, to: 1386 });
});

test('no turn is longer than two minutes', () => {
  const student = listen();
  student.hear(speech(3749));
  expect(student.hear(speech(50))).toEqual(['transcribe 1']);
  expect(student.answer('unfinished')).toEqual(['ended']);
});

test('patience can change in the middle of a turn', () => {
  const student = listen();
  student.hear(speech(20) + silence(6));
  student.put({ kind: 'settings', settings: { patience: 'patient', pushToTalk: false } });
  student.answer('open');
  expect(student.hear(silence(110))).toEqual(['ended 104']);
});

test('whatever comes, holds are resolved, turns end once, and frames are never lost', () => {
  const frames = fc.stringMatching(/^[shfqe?.]{1,40}$/);
  const looks = fc.constantFrom('nothing', 'backchannel', 'finished', 'open', 'unfinished' as const);
  const deed = fc.oneof(
    { weight: 5, arbitrary: frames },
    looks.map((value) => ({ looks: value })),
    fc.constantFrom<TurnTakingInput>(
      { kind: 'tutor', speaks: true },
      { kind: 'tutor', speaks: false },
      { kind: 'think', on: true },
      { kind: 'think', on: false },
      { kind: 'mute', on: true },
      { kind: 'mute', on: false },
      { kind: 'talk', down: true },
      { kind: 'talk', down: false },
      { kind: 'settings', settings: { patience: 'quick', pushToTalk: true } },
      { kind: 'settings', settings: normal },
    ),
  );
  const property = fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
    const student = listen();
    for (const each of deeds) {
      if (typeof each === 'string') student.hear(each);
      else if ('looks' in each) student.answer(each.looks);
      else student.put(each);
    }
    let holding = false;
    let covered = 0;
    for (const event of student.events) {
      if (event.kind === 'hold') expect(holding).toBe(false);
      holding = event.kind === 'hold' || (holding && !['interrupted', 'dismissed', 'started'].includes(event.kind));
      if (event.kind !== 'keep' && event.kind !== 'transcribe') continue;
      expect(event.from).toBeLessThanOrEqual(event.to);
      expect(event.to).toBeGreaterThanOrEqual(covered);
      if (event.kind === 'keep') covered = event.to;
    }
    if (holding) expect(student.state().turn?.held).toBe(true);
  });
  fc.assert(property, { numRuns: 300 });
});

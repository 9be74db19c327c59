import { join } from 'node:path';
import { installPeers } from '../install-peers.ts';
import { median } from '../rounds.ts';
import type { Line, Row } from '../row.ts';
import { startAnswering } from '../voice/ask-child.ts';
import { startOurVoice } from '../voice/our-voice.ts';
import { makeInterruptions, makeListeningSounds, type Utterance } from '../voice/utterances.ts';

type Question = { kind: 'interrupt' } & Utterance;
type Answer = { stops: number[] };
type Side = { ask(question: Question): Promise<Answer> };

const mostTimesPeer = 0.4;

/** Row 8: how soon the tutor stops when it is interrupted, and that it does not stop for a hum or a cough. */
export const row: Row = {
  number: 8,
  name: 'voice-stop',
  async measure() {
    await installPeers();
    await using ours = await startOurVoice<Question, Answer>();
    await using peer = await startAnswering<Question, Answer>(join(import.meta.dirname, '../peers/agents-voice.mjs'));
    return [
      await compareStops(ours, peer, await makeInterruptions()),
      await countFalseStops(ours, peer, await makeListeningSounds()),
    ];
  },
};

async function compareStops(ours: Side, peer: Side, utterances: Utterance[]): Promise<Line> {
  const theirs: number[] = [];
  const own: number[] = [];
  for (const utterance of utterances) {
    theirs.push(await stopOf(peer, utterance));
    own.push(await stopOf(ours, utterance));
  }
  const ratio = median(own.map((time, index) => time / (theirs[index] ?? Number.NaN)));
  return {
    figure: 'first sound of an interruption to silence',
    floor: `${median(theirs).toFixed(0)} ms`,
    ours: `${median(own).toFixed(0)} ms`,
    ratio,
    goal: `<= ${mostTimesPeer} x agents-js`,
    met: ratio <= mostTimesPeer,
    noted: 'agents-js 481 ms',
  };
}

/** Not a number when it did not stop. */
async function stopOf(side: Side, utterance: Utterance): Promise<number> {
  const { stops } = await side.ask({ kind: 'interrupt', ...utterance });
  return (stops[0] ?? Number.NaN) - utterance.firstSoundMs;
}

async function countFalseStops(ours: Side, peer: Side, sounds: Utterance[]): Promise<Line> {
  const count = async (side: Side) => {
    const stops: boolean[] = [];
    for (const sound of sounds) stops.push(!Number.isNaN(await stopOf(side, sound)));
    return stops.filter(Boolean).length;
  };
  const theirs = await count(peer);
  const own = await count(ours);
  return {
    figure: `stopped for a hum or a cough, of ${sounds.length}`,
    floor: String(theirs),
    ours: String(own),
    goal: 'none',
    met: own === 0,
  };
}

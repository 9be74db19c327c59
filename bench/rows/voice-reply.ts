import { join } from 'node:path';
import { installPeers } from '../install-peers.ts';
import { median } from '../rounds.ts';
import type { Line, Row } from '../row.ts';
import { startAnswering } from '../voice/ask-child.ts';
import { startOurVoice } from '../voice/our-voice.ts';
import { makePaused, makePlain, type Utterance } from '../voice/utterances.ts';

type Question = { kind: 'turn' | 'manual'; rounds?: number } & Utterance;
type Answer = { replies: number[]; taken: number[] };
type Side = { ask(question: Question): Promise<Answer> };

const rounds = 15;

/** Row 7: from the end of speech to the first sound of the reply, with ears, brain and mouth that take no time. */
export const row: Row = {
  number: 7,
  name: 'voice-reply',
  async measure() {
    await installPeers();
    await using ours = await startOurVoice<Question, Answer>();
    await using peer = await startAnswering<Question, Answer>(join(import.meta.dirname, '../peers/agents-voice.mjs'));
    const [first, ...plain] = await makePlain();
    if (!first) throw new Error('There is nothing to say');
    return [
      await compareOverhead(ours, peer, first),
      await compareWaits(ours, peer, plain),
      await compareCutOffs(ours, peer, await makePaused()),
    ];
  },
};

async function compareOverhead(ours: Side, peer: Side, utterance: Utterance): Promise<Line> {
  const ask = async (side: Side) => (await side.ask({ kind: 'manual', ...utterance, rounds })).taken;
  const theirs = await ask(peer);
  const own = await ask(ours);
  return timed('end of turn to first sound, own overhead', theirs, own, {
    most: 1,
    name: 'agents-js',
    noted: '5.5 ms',
  });
}

async function compareWaits(ours: Side, peer: Side, utterances: Utterance[]): Promise<Line> {
  const sides: { theirs: number[]; own: number[] } = { theirs: [], own: [] };
  for (const utterance of utterances) {
    sides.theirs.push(await waitFor(peer, utterance));
    sides.own.push(await waitFor(ours, utterance));
  }
  const goal = { most: 0.9, name: 'agents-js unconfigured', noted: '327 ms' };
  return timed('end of speech to first sound, defaults', sides.theirs, sides.own, goal);
}

async function waitFor(side: Side, utterance: Utterance): Promise<number> {
  const end = utterance.parts.at(-1)?.endMs ?? 0;
  const { replies } = await side.ask({ kind: 'turn', ...utterance });
  return (replies.find((at) => at > end) ?? Number.NaN) - end;
}

/** Students who pause to think: how many were answered in the middle. */
async function compareCutOffs(ours: Side, peer: Side, utterances: Utterance[]): Promise<Line> {
  const count = async (side: Side) => {
    let cutOff = 0;
    for (const utterance of utterances) {
      const end = utterance.parts.at(-1)?.endMs ?? 0;
      const { replies } = await side.ask({ kind: 'turn', ...utterance });
      if (replies.some((at) => at < end)) cutOff++;
    }
    return cutOff;
  };
  const theirs = await count(peer);
  const own = await count(ours);
  return {
    figure: `cut off in a pause, of ${utterances.length}`,
    floor: String(theirs),
    ours: String(own),
    goal: '<= agents-js unconfigured',
    met: own <= theirs,
  };
}

function timed(
  figure: string,
  theirs: number[],
  own: number[],
  { most, name, noted }: { most: number; name: string; noted: string },
): Line {
  const ratio = median(own.map((time, index) => time / (theirs[index] ?? Number.NaN)));
  return {
    figure,
    floor: `${median(theirs).toFixed(1)} ms`,
    ours: `${median(own).toFixed(1)} ms`,
    ratio,
    goal: `<= ${most} x ${name}`,
    met: ratio <= most,
    noted: `agents-js ${noted}`,
  };
}

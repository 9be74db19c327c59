import { type MemoryCard, recallOf, reviewCard } from '../../server/features/memory/review-card.ts';
import { recallBySm2, reviewBySm2 } from '../memory/sm2.ts';
import { type Look, makeHistories } from '../memory/synthetic-history.ts';
import type { Row } from '../row.ts';

const histories = 5000;

/** How well the schedule foresees what is remembered: log-loss over replayed synthetic histories, against SM-2. */
export const row: Row = {
  number: 19,
  name: 'forgetting',
  exact: true,
  async measure() {
    const replayed = makeHistories(histories, 'a synthetic class').flatMap(replay);
    const remembered = replayed.filter((one) => one.remembered).length / replayed.length;
    const ours = logLoss(replayed, (one) => one.ours);
    const sm2 = logLoss(replayed, (one) => one.sm2);
    const always = logLoss(replayed, () => remembered);
    return [
      {
        figure: `foreseeing recall: log-loss over ${replayed.length} looks`,
        floor: `SM-2 ${sm2.toFixed(4)}`,
        ours: ours.toFixed(4),
        ratio: ours / sm2,
        goal: 'lower than SM-2',
        met: ours < sm2,
        noted: `in this run: always the mean (${(remembered * 100).toFixed(0)} %) ${always.toFixed(4)}`,
      },
    ];
  },
};

type Replayed = { remembered: boolean; ours: number; sm2: number };

const dayMs = 86_400_000;

/** Both are asked before each look but the first, then told what came of it. */
function replay(looks: Look[]): Replayed[] {
  let now = new Date('2026-01-01T09:00:00Z');
  let card: MemoryCard | undefined;
  let sm2: ReturnType<typeof reviewBySm2> | undefined;
  const asked: Replayed[] = [];
  for (const { afterDays, verdict } of looks) {
    now = new Date(now.getTime() + afterDays * dayMs);
    const remembered = verdict !== 'not yet';
    if (card && sm2) asked.push({ remembered, ours: recallOf(card, now), sm2: recallBySm2(sm2, afterDays) });
    card = reviewCard(card, { verdict, hints: 0 }, now);
    sm2 = reviewBySm2(sm2, verdict);
  }
  return asked;
}

/** Nobody is punished without end for being sure. */
const surest = 0.001;

function logLoss(replayed: Replayed[], chanceOf: (one: Replayed) => number): number {
  const losses = replayed.map((one) => {
    const chance = Math.min(1 - surest, Math.max(surest, chanceOf(one)));
    return -Math.log(one.remembered ? chance : 1 - chance);
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

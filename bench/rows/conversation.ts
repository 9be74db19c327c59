import { openPlayer, type Played } from '../conversations/play.ts';
import { readScripts } from '../conversations/scripts.ts';
import type { Line, Row } from '../row.ts';
import { compareModel } from './conversation-model.ts';

/** Student-led conversations by a writer who has not seen the answers: how many turns get what a good reply needs. */
export const row: Row = {
  number: 26,
  name: 'conversation',
  exact: true,
  async measure() {
    if (process.argv.includes('--model')) return compareModel();
    const { tuning, reporting } = await readScripts();
    const player = openPlayer();
    try {
      const played: Record<'tuning' | 'reporting', Played[]> = { tuning: [], reporting: [] };
      for (const script of tuning) played.tuning.push(...(await player.play(script)));
      for (const script of reporting) played.reporting.push(...(await player.play(script)));
      return [...linesOf('', [...played.tuning, ...played.reporting]), ...linesOf(', not looked at', played.reporting)];
    } finally {
      await player.close();
    }
  },
};

const goals: [name: string, acts: string[], goal: number][] = [
  ['questions', ['ask'], 85],
  ['follow-ups', ['follow-up'], 80],
  ['claims', ['claim'], 85],
  ['opinions', ['opinion'], 75],
  ['sums', ['calculate'], 98],
];

function linesOf(which: string, played: Played[]): Line[] {
  const answered = played.filter(({ taught }) => !taught.unanswered);
  const asked = played.filter(({ act }) => !['answer', 'stuck', 'hint', 'tell-me'].includes(act));
  const marked = asked.filter(({ taught }) => taught.act === 'answer');
  const times = played.map(({ ms }) => ms).sort((a, b) => a - b);
  return [
    share(`turns met, nothing to avoid${which}`, played, 85),
    share(`of those answered${which}`, answered, 90),
    ...goals.map(([name, acts, goal]) =>
      share(
        `${name}${which}`,
        played.filter(({ act }) => acts.includes(act)),
        goal,
      ),
    ),
    {
      figure: `taken for an answer${which}`,
      ours: `${marked.length} of ${asked.length}`,
      goal: '< 1 %',
      met: marked.length < asked.length / 100,
    },
    {
      figure: `said that it does not know${which}`,
      ours: `${played.length - answered.length}`,
      goal: 'told',
      met: true,
    },
    {
      figure: `a turn, p95${which}`,
      ours: `${Math.round(times[Math.floor(times.length * 0.95)] ?? 0)} ms`,
      goal: '<= 150 ms',
      met: (times[Math.floor(times.length * 0.95)] ?? 0) <= 150,
    },
  ];
}

function share(figure: string, played: Played[], goal: number): Line {
  const percent = (100 * played.filter(({ met }) => met).length) / Math.max(1, played.length);
  return { figure, ours: `${percent.toFixed(1)} % of ${played.length}`, goal: `>= ${goal} %`, met: percent >= goal };
}

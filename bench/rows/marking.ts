import { join } from 'node:path';
import wordLists from '../../content/curriculum/knowledge/macros.json' with { type: 'json' };
import { judge, type MarkedIdea, type Marking, markAnswer } from '../../domain/marking/mark-answer.ts';
import { createLog } from '../../server/log.ts';
import { openEmbeddedMarker } from '../../server/providers/marker/marker-embedded.ts';
import { loadMarkerModel } from '../../server/providers/marker/marker-model.ts';
import { countReportingHalf, type Mark } from '../marking/labelled-answers.ts';
import { addUp, type Count, type Totals } from '../marking/totals.ts';
import type { Line, Row } from '../row.ts';

const folder = join(import.meta.dirname, '../..');
const modelsDir = join(folder, 'models/weights');

/** Row 14: labelled answers of the reporting half, marked by the product, by the words alone and by the model alone. */
export const row: Row = {
  number: 14,
  name: 'marking',
  exact: true,
  async measure() {
    const log = createLog({ production: true, logLevel: 'silent' });
    const marker = openEmbeddedMarker({ log, folder, modelsDir, longestMs: 60_000 });
    const model = await loadMarkerModel({ folder, modelsDir });
    try {
      const ours = await countReportingHalf((question, answer) => marker.mark(question, answer, {}));
      const words = await countReportingHalf(async (question, answer) => markAnswer(question, answer, wordLists));
      const alone = await countReportingHalf(markByModel(model));
      const cpu = await measureCpu(model);
      return [...totalLines(ours, words, alone), ...kindLines(ours, words, alone), cpu];
    } finally {
      await marker.close();
    }
  },
};

type Model = Awaited<ReturnType<typeof loadMarkerModel>>;

/** The model as its own README uses it; the figure, which it does not read, as the rules have it. */
function markByModel(model: Model): Mark {
  return async (question, answer): Promise<Marking> => {
    const { prompt, modelAnswer, requiredIdeas } = question;
    const meanings = await model({ ideas: requiredIdeas.map(({ idea }) => idea), prompt, modelAnswer, answer });
    const ideas = meanings.map(({ present }, index): MarkedIdea => {
      return { idea: requiredIdeas[index]?.idea ?? '', state: present > 0.5 ? 'found' : 'missing' };
    });
    const figure = markAnswer(question, answer, wordLists).ideas.slice(requiredIdeas.length);
    return { ideas: [...ideas, ...figure], verdict: judge(ideas, question.need ?? ideas.length, figure) };
  };
}

/** An answer in doubt has no verdict yet, so that the goals are for those judged; of all is told beside them. */
type Figure = { figure: string; of: (count: Count) => number; goal?: number; atMost?: true };

const noGoal = 'no goal of its own';

const figures: Figure[] = [
  { figure: 'verdict as labelled, of all', of: ({ agreed, answers }) => agreed / answers },
  {
    figure: 'verdict as labelled, of those judged',
    of: ({ agreed, answers, unsure }) => agreed / (answers - unsure),
    goal: 0.85,
  },
  {
    figure: 'idea recall, of all',
    of: ({ ideasFound, ideasMissed, ideasLeftOpen }) => ideasFound / (ideasFound + ideasMissed + ideasLeftOpen),
  },
  {
    figure: 'idea recall, of those judged',
    of: ({ ideasFound, ideasMissed }) => ideasFound / (ideasFound + ideasMissed),
    goal: 0.9,
  },
  {
    figure: 'idea precision',
    of: ({ ideasFound, ideasInvented }) => ideasFound / (ideasFound + ideasInvented),
    goal: 0.85,
  },
  {
    figure: 'full marks to a wrong answer',
    of: ({ wrongAsRight, wrong }) => wrongAsRight / wrong,
    goal: 0.03,
    atMost: true,
  },
  { figure: 'in doubt', of: ({ unsure, answers }) => unsure / answers, goal: 0.15, atMost: true },
];

function totalLines(ours: Totals, words: Totals, alone: Totals): Line[] {
  return figures.map(({ figure, of, goal, atMost }) => {
    const [value, byWords, byModel] = [ours, words, alone].map((totals) => of(addUp(totals)));
    return {
      figure: `marking: ${figure}`,
      ours: percent(value),
      goal: goal === undefined ? noGoal : `${atMost ? '<=' : '>='} ${percent(goal)}`,
      met: goal === undefined || (atMost ? (value ?? 1) <= goal : (value ?? 0) >= goal),
      noted: `in this run: words alone ${percent(byWords)}, model alone ${percent(byModel)}`,
    };
  });
}

function kindLines(ours: Totals, words: Totals, alone: Totals): Line[] {
  return Object.keys(ours.byKind)
    .sort()
    .map((kind) => {
      const agreed = ({ byKind }: Totals) => `${byKind[kind]?.agreed} of ${byKind[kind]?.answers}`;
      return {
        figure: `marking: verdicts, ${kind}`,
        ours: `${agreed(ours)}, ${ours.byKind[kind]?.unsure} in doubt`,
        goal: noGoal,
        met: true,
        noted: `in this run: words alone ${agreed(words)}, model alone ${agreed(alone)}`,
      };
    });
}

const mostMs = 200;

/** Processor time, which is what a quiet core would take: nothing else counts on a machine that is full. */
async function measureCpu(model: Model): Promise<Line> {
  const times: number[] = [];
  await countReportingHalf(async (question, answer) => {
    const { prompt, modelAnswer, requiredIdeas } = question;
    const before = process.threadCpuUsage();
    await model({ ideas: requiredIdeas.map(({ idea }) => idea), prompt, modelAnswer, answer });
    const { user, system } = process.threadCpuUsage(before);
    times.push((user + system) / 1000);
    return markAnswer(question, answer, wordLists);
  });
  times.sort((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
  return {
    figure: 'marking one answer, processor time, p95',
    ours: `${p95.toFixed(0)} ms (median ${(times[times.length >> 1] ?? Number.NaN).toFixed(0)})`,
    goal: `<= ${mostMs} ms`,
    met: p95 <= mostMs,
  };
}

function percent(share: number | undefined): string {
  return share === undefined ? '' : `${(share * 100).toFixed(1)} %`;
}

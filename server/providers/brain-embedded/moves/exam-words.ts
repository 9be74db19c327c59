import skills from '#content/curriculum/skills.json' with { type: 'json' };
import { lowerFirst } from '../words/say-point.ts';

type Board = 'edexcelA' | 'aqaBusiness';

/** What the course knows about the exam: command words, tariffs, IDEA, SPEC, assessment objectives, levels. */
export function sayExamWords(words: string, board: Board): string[] {
  const text = words.toLowerCase();
  if (/\bidea\b/.test(text) && !/\b(an|the|any|no) idea\b/.test(text))
    return sayLetters('IDEA', skills.analysisBuilder.idea.expansion);
  if (/\bspec\b/.test(text)) return sayLetters('SPEC', skills.evaluationSkills.spec.expansion);
  if (/\bao ?[1-4]\b|assessment objective/.test(text)) return sayObjective(text);
  if (/level|top marks|band/.test(text)) return sayLevels(text);
  return sayCommandWord(text, board) ?? sayTariff(text, board) ?? sayPlan();
}

function sayLetters(name: string, letters: { letter: string; word: string; does: string }[]): string[] {
  const list = letters.map(({ word }) => lowerFirst(word));
  return [
    `${name} stands for ${list.slice(0, -1).join(', ')} and ${list.at(-1)}.`,
    ...letters.slice(0, 2).map(({ word, does }) => `${word}: ${lowerFirst(does)}`),
  ];
}

const objectives: Record<string, string> = {
  1: 'AO1 is knowledge: terms and models used exactly.',
  2: 'AO2 is application: your point tied to the case, the data or a real example.',
  3: 'AO3 is analysis: a chain in which every link says what happens next and why.',
  4: 'AO4 is evaluation: how far it holds, for whom, on what it depends, and a judgement.',
};

function sayObjective(text: string): string[] {
  const one = /ao ?([1-4])/.exec(text)?.[1];
  if (one)
    return [objectives[one] ?? '', skills.evaluationSkills.weight.split('. ')[0] ?? ''].slice(0, one === '4' ? 2 : 1);
  return Object.values(objectives);
}

function sayLevels(text: string): string[] {
  const wanted = Number(/level ?([3-5])/.exec(text)?.[1] ?? (/\btop\b/.test(text) ? 5 : 4));
  const level = skills.levels.byLevel.find((entry) => entry.level === wanted) ?? skills.levels.byLevel[1];
  if (!level) return [];
  const before = skills.levels.byLevel.find((entry) => entry.level === level.level - 1);
  return [
    `Level ${level.level} reads like this: ${lowerFirst(level.looksLike[0] ?? '')}`,
    ...(before?.moveUp ? [`To get there: ${lowerFirst(before.moveUp[0] ?? '')}`, ...before.moveUp.slice(1, 2)] : []),
  ];
}

function sayCommandWord(text: string, board: Board): string[] | undefined {
  const entry = skills.commandWords.words.find(({ word }) =>
    word
      .toLowerCase()
      .split(' / ')
      .some((name) => new RegExp(`\\b${name}\\b`).test(text)),
  );
  if (!entry) return undefined;
  return [
    `'${entry.word.split(' / ')[0]}' asks for this: ${lowerFirst(entry.demands)}`,
    `It is usually worth ${lowerFirst(entry[board])}.`,
  ];
}

/** By the marks that a student names. */
function sayTariff(text: string, board: Board): string[] | undefined {
  const spelt: Record<string, string> = {
    eight: '8',
    nine: '9',
    ten: '10',
    twelve: '12',
    fifteen: '15',
    twenty: '20',
    'twenty five': '25',
    'twenty-five': '25',
  };
  const marks = /\b(\d{1,2})\b/.exec(text)?.[1] ?? Object.entries(spelt).find(([word]) => text.includes(word))?.[1];
  const bands = skills.levels.boardBands.filter((band) => new RegExp(`\\b${marks}\\b`).test(band.board));
  const own = board === 'aqaBusiness' ? 'AQA Business' : 'Edexcel';
  const band = bands.find((one) => one.board.startsWith(own)) ?? bands[0];
  if (!marks || !band) return undefined;
  return [`${band.board}: ${lowerFirst(band.bands)}.`, ...sayPlan()];
}

function sayPlan(): string[] {
  return [
    'Two developed chains beat five undeveloped ones, so choose two points before you write.',
    'Evaluate each point as you go, and leave three minutes for a judgement that answers the exact words.',
  ];
}

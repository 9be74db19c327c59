import type { ModelMessage } from 'ai';
import type {
  Diagram,
  KeyPoint,
  KnowledgeSection,
  QuickFireQuestion,
  SimulatorEntry,
} from '#content/curriculum/curriculum.ts';
import type { TutorAgent } from '#content/tutors.ts';
import type { WeakPoint } from '#domain/tutor.ts';
import type { LookingAt } from '#domain/tutor-shown.ts';
import type { Entry } from '../../teaching/bank/entry.ts';
import type { WorkedSum } from '../../teaching/calculate/sum.ts';
import { tellWeak } from './brain-hosted-rules.ts';
import type { Said, TutorTurn } from './interface.ts';

/** What the curriculum says about the matter in hand. */
export type Knowledge = {
  /** The likeliest first: of the others no questions are told. */
  sections: KnowledgeSection[];
  /** Written answers that are near to the words, the nearest first. */
  answers?: Entry[];
  /** The student's sum, worked out. */
  sum?: WorkedSum | undefined;
  /** What is surely so of what moves what, or counts as what. */
  fact?: string | undefined;
  /** What the case that the student names shows. */
  case?: string | undefined;
  /** The simulator question that the conversation is about. */
  exam?: SimulatorEntry | undefined;
  /** What the student's page shows: 'this' is about it. */
  page?: string | undefined;
  /** Of the skill pages: letters to work through, levels of marks. */
  skills?: string[];
  /** What was weak before, in the words of the course. */
  weak?: string[];
  /** All diagrams of the subject: any can be drawn under the reply. */
  diagrams?: Diagram[];
  /** Those of them that this is likely about. */
  explained?: Diagram[];
};

export type FindKnowledge = (asked: {
  agent: TutorAgent;
  focus: string | undefined;
  words: string;
  /** What both have said so far, without the words. */
  history?: Said[];
  lookingAt?: LookingAt | undefined;
  weakPoints?: WeakPoint[];
  /** The section that was talked about last. */
  near: string | undefined;
  /** The one before that: a question of it may still be answered. */
  before?: string | undefined;
}) => Promise<Knowledge>;

/** Only here are a student's words. A model wants the student to begin and to speak last. */
export function writeMessages({ kind, words, history }: TutorTurn): ModelMessage[] {
  const said = recent(history).map(
    ({ by, text }): ModelMessage => ({ role: by === 'tutor' ? 'assistant' : 'user', content: text }),
  );
  const begins: ModelMessage[] =
    said[0]?.role === 'assistant' ? [{ role: 'user', content: '(The student has come.)' }] : [];
  const content = kind === 'words' ? words : '(The student says nothing.)';
  return [...begins, ...said, { role: 'user', content }];
}

/** Every turn sends it all again: the newest 12,000 characters are enough to follow a lesson. */
export function recent(history: Said[]): Said[] {
  let left = 12_000;
  const from = history.findLastIndex(({ text }) => {
    left -= text.length;
    return left < 0;
  });
  return history.slice(from + 1);
}

/** Ground truth. */
export function writeKnowledge(knowledge: Knowledge): string {
  const {
    sections,
    exam,
    answers = [],
    sum,
    fact,
    case: named,
    page,
    explained = [],
    weak = [],
    skills = [],
  } = knowledge;
  return [
    groundTruth,
    ...(page ? [page] : []),
    ...tellWeak(weak),
    ...skills,
    ...(sum ? [`${readSum} ${sum.sentences.join(' ')}`] : []),
    ...(fact ? [`True, if it is what the student speaks of: ${fact}`] : []),
    ...(named ? [`Of the case that the student seems to name: ${named}`] : []),
    ...(answers.length ? [`${nearAnswers}\n${answers.map(writeAnswer).join('\n')}`] : []),
    ...explained.map(({ title, explanation }) => `Diagram, ${title}: ${explanation}`),
    ...(exam ? [writeExam(exam)] : []),
    ...sections.map((section, at) => writeSection(at === 0 ? section : { ...section, questions: [] })),
  ].join('\n\n');
}

const groundTruth =
  'Knowledge, which the student does not see: do not speak of it. Definitions, formulas, cases and mark schemes are as they stand here. What every textbook of the course teaches you may say without it. Of other figures, dates, firms and news say at once the latest that you know, with its year, and that newer ones should be looked up; where you know nothing or are not sure, say so.';
const readSum =
  'A machine made this sum of the figures. Its arithmetic is exact, but it may have taken the wrong figures, or not the sum that is meant: check that first.';
const nearAnswers =
  'Written answers that may be near to this, nearest first. Use what fits the question and leave the rest; say it in your own words.';

function writeAnswer({ asks, reply, check }: Entry): string {
  return `- ${asks[0]} ${reply}${check ? ` Check: ${check}` : ''}`;
}

function writeSection({ id, title, keyPoints, questions }: KnowledgeSection): string {
  return [`Section ${id}, ${title}`, ...keyPoints.map(writePoint), ...questions.map(writeQuestion)].join('\n');
}

function writePoint(point: KeyPoint): string {
  const term = 'term' in point ? ` ${point.term}:` : '';
  const formula = point.type === 'formula' ? ` ${point.formula}.` : '';
  return `[${point.id}] ${point.type}:${term}${formula} ${point.text}`;
}

function writeQuestion({ id, prompt, modelAnswer, requiredIdeas, need }: QuickFireQuestion): string {
  const ideas = requiredIdeas.map(({ idea }) => idea).join('; ');
  return `[${id}] question: ${prompt} Model answer: ${modelAnswer} Ideas needed (${need ? `any ${need}` : 'all'}): ${ideas}.`;
}

function writeExam({
  index,
  question,
  marks,
  caseStudy,
  figures,
  indicativeContent,
  levelDescriptors,
}: SimulatorEntry): string {
  const { knowledge, application, analysisChains, evaluation, judgement } = indicativeContent;
  return [
    `[${index}] exam question (${marks} marks): ${question}`,
    ...caseStudy.map(({ title, paragraphs }) => `Case study, ${title}: ${paragraphs.join(' ')}`),
    `Figures: ${figures.map(({ text }) => text).join(' ')}`,
    `Indicative content. Knowledge: ${knowledge.join('; ')}. Application: ${application.join('; ')}. Analysis: ${analysisChains.join('; ')}. Evaluation: ${evaluation.join('; ')}. Judgement: ${judgement}`,
    ...levelDescriptors.strands.flatMap(({ strand, levels }) =>
      levels.map(({ level, marks: range, descriptor }) => `${strand}, level ${level} (${range}): ${descriptor}`),
    ),
  ].join('\n');
}

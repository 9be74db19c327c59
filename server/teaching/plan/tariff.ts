import type { Board } from '#domain/study/boards.ts';
import type { Subject } from '#domain/subjects.ts';
import { boardsIn } from '../say/for-board.ts';

/** Marks and minutes of a whole paper: what a mark is worth in time. */
const papers: Record<Subject, Record<Board, { marks: number; minutes: number }>> = {
  economics: {
    Edexcel: { marks: 100, minutes: 120 },
    AQA: { marks: 80, minutes: 120 },
    OCR: { marks: 80, minutes: 120 },
  },
  business: {
    Edexcel: { marks: 100, minutes: 120 },
    AQA: { marks: 100, minutes: 120 },
    OCR: { marks: 80, minutes: 120 },
  },
};

export function minutesFor(subject: Subject, board: Board, marks: number): number {
  const paper = papers[subject][board];
  return Math.round((marks * paper.minutes) / paper.marks);
}

/** Whether the answer is weighed at the end. */
export function wantsJudgement(marks: number | null): boolean {
  return marks === null || marks >= 8;
}

const spelt: Record<string, number> = {
  'twenty five': 25,
  'twenty-five': 25,
  'twenty four': 24,
  twenty: 20,
  sixteen: 16,
  fifteen: 15,
  twelve: 12,
  ten: 10,
  nine: 9,
  eight: 8,
};

/** '25 marker', '15 marks', 'a twenty five mark question', 'Assess … (10)'. */
export function readMarks(words: string): number | null {
  const figure = /\b(\d{1,2})[\s-]*(?:m\b|mark)/i.exec(words)?.[1];
  if (figure) return Number(figure);
  const inBrackets = Number(/[([](\d{1,2})[)\]]/.exec(words)?.[1]);
  if (tariffs.includes(inBrackets) && command.test(words)) return inBrackets;
  const word = Object.keys(spelt).find((name) => new RegExp(`\\b${name}[\\s-]*mark`, 'i').test(words));
  return word ? (spelt[word] ?? null) : null;
}

/** What stands in brackets behind a question: 'Assess … (10)'. */
const tariffs = [4, 5, 6, 8, 9, 10, 12, 15, 16, 20, 24, 25];

/** The board that the words name, else the student's own, else the one that most sit. */
export function readBoard(words: string, subject: Subject, own?: Board): Board {
  const [named] = boardsIn(words);
  return named ?? own ?? (subject === 'business' ? 'AQA' : 'Edexcel');
}

const command = /\b(?:evaluate|assess|discuss|examine|analyse|to what extent|explain (?:why|how))\b[^.?!]{12,}/i;

/** What the essay is about: a title in quotation marks, one that begins with a command word, or what it is to be on. */
export function readTitle(words: string): string {
  const quoted = /["“‘]([^"”’]{12,})["”’]/.exec(words)?.[1] ?? /(?<!\w)'([^']{12,})'(?!\w)/.exec(words)?.[1];
  const commanded = command.exec(words)?.[0];
  const title = quoted ?? commanded;
  if (title) return withoutMarks(title);
  const on =
    /\b(?:on|about|whether|called|titled|is it|is)\b[:\s]+(.{4,})$/is.exec(
      words.replace(/[,.!?]\s*(?:help|pls|please|thanks|idk.*)?\s*$/i, ''),
    )?.[1] ?? '';
  return topicOf(on.split(/[.!?]\s+/)[0] ?? '');
}

/** Whether a title is given word for word: in quotation marks or with its command. */
export function isSetTitle(words: string): boolean {
  return /["“‘][^"”’]{12,}["”’]|(?<!\w)'[^']{12,}'(?!\w)/.test(words) || command.test(words);
}

/** A title as it is set, without its marks and its full stop. */
export function withoutMarks(title: string): string {
  return title
    .trim()
    .replace(marksAtEnd, '')
    .replace(/[\s.?!]+$/, '')
    .trim();
}

const marksAtEnd = /[([]?\d{1,2} ?marks?[)\]]?$|[([]\d{1,2}[)\]]$/i;

/** Without what is said about the exam, and without what only points back. */
function topicOf(text: string): string {
  const topic = text
    .replace(/\b(?:\d{1,2}|twenty[ -]five|twenty|fifteen|twelve|ten|nine|eight)[\s-]*(?:markers?|marks?|m)\b/gi, ' ')
    .replace(/\b(?:aqa|ocr|edexcel(?: a)?|pls|please|tomorrow|tmrw|for me|help(?: me)?|idk|where to start)\b/gi, ' ')
    .replace(/[^\p{L}\p{N}%£'/& -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:a|an|the|my|whether|how|this|that|it)\b\s*/i, '')
    .trim();
  return topic.split(' ').length > longestTopic || /^(?:it|this|that|all that|what we\b.*)?$/i.test(topic) ? '' : topic;
}

/** More words than that are talk around a title. */
const longestTopic = 14;

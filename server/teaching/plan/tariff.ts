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

/** What an answer of so many marks is made of. */
export function shapeFor(marks: number): string {
  if (marks >= 20) return 'two points for and two against, each explained in full, then a judgement';
  if (marks >= 12) return 'two developed points, each with its own evaluation, then a short judgement';
  if (marks >= 8) return 'two explained points and one evaluation';
  return 'one chain of reasoning with no evaluation';
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

/** '25 marker', '15 marks', 'a twenty five mark question'. */
export function readMarks(words: string): number | null {
  const figure = /\b(\d{1,2})[\s-]*(?:m\b|mark)/i.exec(words)?.[1];
  if (figure) return Number(figure);
  const word = Object.keys(spelt).find((name) => new RegExp(`\\b${name}[\\s-]*mark`, 'i').test(words));
  return word ? (spelt[word] ?? null) : null;
}

/** The board that the words name, else the student's own, else the one that most sit. */
export function readBoard(words: string, subject: Subject, own?: Board): Board {
  const [named] = boardsIn(words);
  return named ?? own ?? (subject === 'business' ? 'AQA' : 'Edexcel');
}

/** The words without what they say about the exam: what the essay is about. */
export function readTitle(words: string): string {
  const sentences = words.split(/[.!?]\s+/);
  const naming = sentences.find((sentence) => /\bmark|\bessay|\bplan/i.test(sentence) && topicOf(sentence)) ?? words;
  return topicOf(naming);
}

function topicOf(sentence: string): string {
  return sentence
    .replace(/\b(?:\d{1,2}|twenty[ -]five|twenty|fifteen|twelve|ten|nine|eight)[\s-]*(?:markers?|marks?|m)\b/gi, ' ')
    .replace(
      /\b(?:aqa|ocr|edexcel(?: a)?|essay|plan(?:ning)?|help(?: me)?(?: with)?|pls|please|can (?:you|u|we)|could (?:you|we)|i(?:'ve|ve)? (?:got|have|need)(?: to)?|tomorrow|structure|write|do|due|my|me|a|an|the|question|title|outline|lets|let's|on|about|for|how (?:do|would|should) i|idk|where to start|evaluate|assess|discuss|whether|to what extent|analyse|explain|just|whole|para|paragraph|conclusion|introduction)\b/gi,
      ' ',
    )
    .replace(/[^\p{L}\p{N}%£' ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

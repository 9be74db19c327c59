import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Shelf } from '../library.ts';
import { indexTerms, type TermIndex } from './bm25.ts';
import { listUnits, type Unit } from './documents.ts';
import { readQuery } from './read-query.ts';
import { createSpelling } from './spelling.ts';

/** The index of one subject. Meaning is added when its vectors are there. */
export type TopicIndex = {
  shelf: Shelf;
  units: Unit[];
  terms: TermIndex;
  correct: (word: string) => string | undefined;
};

export type Meaning = {
  /** One for each unit. */
  units: Float32Array[];
  query: Float32Array;
};

export type Leaning = {
  /** The tutor's own themes: asked elsewhere it answers, but it looks here first. */
  themes: number[];
  /** The section that is being talked about. */
  near: string | undefined;
};

export type FoundUnit = { unit: Unit; score: number };
export type FoundTopic = {
  sectionId: string;
  score: number;
  /** The best key points and questions of the section for these words, best first. */
  units: FoundUnit[];
};

export type Findings = {
  topics: FoundTopic[];
  /** How sure it is that the first topic is what the student means, from 0 to 1. */
  confidence: number;
  /** With vectors; by words alone scores are lower. */
  byMeaning: boolean;
};

export function indexTopics(shelf: Shelf, plainFor: (pointId: string) => string | undefined): TopicIndex {
  const units = listUnits(shelf, plainFor);
  const terms = indexTerms(units.map((unit) => unit.terms));
  return { shelf, units, terms, correct: createSpelling(terms.words) };
}

export function findTopics(index: TopicIndex, words: string, leaning: Leaning, meaning?: Meaning): Findings {
  const query = readQuery(words, index.shelf.subject, index.correct);
  const lexical = index.terms.score(query.terms);
  const scored = index.units.map((unit, at) => {
    const vector = meaning?.units[at];
    const share = unit.kind === 'situation' ? situationShare : 1;
    const near = meaning && vector ? share * closeness(meaning.query, vector) : 0;
    const said = lexical.get(at) ?? 0;
    return { unit, said, near, score: meaning ? lexicalShare * said + meaningShare * near : said };
  });
  const topics = [...Map.groupBy(scored, ({ unit }) => unit.sectionId)].map(([sectionId, entries]) => {
    const section = entries.find(({ unit }) => unit.kind === 'section');
    const parts = entries.filter(({ unit }) => unit.kind !== 'section').sort((a, b) => b.score - a.score);
    const best = partShares.reduce((sum, share, at) => sum + share * (parts[at]?.score ?? 0), 0);
    return { sectionId, units: parts, score: wholeShare * (section?.score ?? 0) + best + lean(sectionId) };
  });
  topics.sort((a, b) => b.score - a.score);
  // Everyday words alone, such as 'pizza', say little about what a student wants to know.
  const ofTheCourse = scored.some(({ unit, said }) => said > 0 && unit.kind !== 'situation' && unit.kind !== 'plain');
  const confidence = (topics[0]?.score ?? 0) * (ofTheCourse ? 1 : 0.5);
  return { topics, confidence, byMeaning: meaning !== undefined };

  function lean(sectionId: string): number {
    const theme = index.shelf.sectionOf.get(sectionId)?.theme ?? 0;
    const named = isNamed(index.shelf.sectionOf.get(sectionId)?.title ?? '', query.stems);
    return (
      (leaning.themes.includes(theme) ? themeGain : 0) +
      (sectionId === leaning.near ? nearGain : 0) +
      (named ? titleGain : 0)
    );
  }
}

const lexicalShare = 0.4;
const meaningShare = 0.6;
const wholeShare = 0.2;
/** Of the best four parts of a section. */
const partShares = [0.4, 0.2, 0.1, 0.1];
/** A situation is near to much: it counts a little less. */
const situationShare = 0.9;
const themeGain = 0.02;
const nearGain = 0.04;
const titleGain = 0.08;

/** The whole title stands in the words; one word is enough when hardly more was said. */
function isNamed(title: string, stems: string[]): boolean {
  const wanted = stemsOf(title);
  return (
    wanted.length > 0 && wanted.length >= Math.min(2, stems.length) && wanted.every((stem) => stems.includes(stem))
  );
}

function closeness(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return Math.max(0, sum);
}

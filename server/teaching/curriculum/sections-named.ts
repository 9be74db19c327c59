import { courses } from '#content/curriculum/courses.ts';
import { abbreviations } from '#content/tutor/abbreviations.ts';
import { anyOf } from '#domain/any-of.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import { writeOut } from '../reader/write-out.ts';
import type { Course, Section } from './library.ts';

/**
 * The sections that words name, by their titles, lines and terms: 'labour markets' names three, 'exchange rates' one,
 * 'labour markets and costs' four. In the course's order, those of the tutor's own themes alone where there are such.
 */
export function sectionsNamed(course: Course, words: string, themes: readonly number[] = []): Section[] {
  const topics = writeOut(words, course.subject).replace(ofStudying, ' ');
  const whole = namedBy(course, topics, themes);
  const parts = topics.split(/,|\band\b|&|\bn\b|\+/).map((part) => namedBy(course, part, themes));
  if (parts.length < 2 || parts.some((part) => !part.length || part.length > mostOfPart)) return whole;
  const named = new Set(parts.flat());
  return course.sections.filter((section) => named.has(section));
}

const mostOfPart = 4;

/** Whether words speak of a section as a whole, and not of one thing in it: 'decision trees' is a part of decision making. */
export function isOfWhole(course: Course, { title }: Section, words: string): boolean {
  const asked = askedOf(course, writeOut(words, course.subject).replace(ofStudying, ' '));
  const own = stemsOf(title);
  return asked.filter((stem) => own.includes(stem)).length * 2 > asked.length;
}

function askedOf(course: Course, words: string): string[] {
  return [...new Set(stemsOf(words))].filter(
    (stem) => wordsOf(course).has(stem) && !Object.hasOwn(abbreviations[course.subject], stem),
  );
}

function namedBy(course: Course, words: string, themes: readonly number[]): Section[] {
  const asked = askedOf(course, words);
  if (!asked.length) return [];
  const wide = widelyNamed(course, asked);
  if (wide.length) return wide;
  const rated = course.sections.map((section) => ({ section, worth: worthOf(section, asked) }));
  const own = rated.filter(({ section }) => themes.includes(section.theme));
  return best(own).length ? best(own) : best(rated);
}

const known = new WeakMap<Course, Set<string>>();

/** Made once for a course, which never changes. */
function wordsOf(course: Course): Set<string> {
  const made =
    known.get(course) ??
    new Set([...course.sections.flatMap(stemsIn), ...partsOf(course).flatMap(({ stems }) => stems)]);
  known.set(course, made);
  return made;
}

function stemsIn({ title, topics, keyPoints }: Section): string[] {
  const terms = keyPoints.flatMap((point) => (point.type === 'definition' ? [point.term] : []));
  return [title, ...topics, ...terms].flatMap(stemsOf);
}

/** Words of school and of asking, which name nothing that is taught. */
const ofStudying = anyOf(
  [
    /revis\w+|mocks?|tests?|lessons?|class|homework|hw|theme|unit|list|topics?|catch|missed|behind|starts?|beginning|scratch|basics/gi,
    /everything|nothing|quick|tonight|tomorrow|tmrw|tmr|today|yesterday|week|(?:mon|tues|wednes|thurs|fri|satur|sun)day/gi,
    /miss|sir|teacher|econ|economics|business|stress\w*|panick?\w*|papers?|bits?|matter\w*|look\w*|cover\w*|joined|worried|scared|theor\w*/gi,
  ],
  { before: /\b/, after: /\b/ },
);

/** A part of a theme, or a unit, that is called so: all of its sections. */
function widelyNamed(course: Course, asked: string[]): Section[] {
  const [one, another] = partsOf(course)
    .filter(({ stems }) => stems.length > 0 && stems.every((stem) => asked.includes(stem)))
    .toSorted((a, b) => b.stems.length - a.stems.length);
  if (!one || (another && another.stems.length === one.stems.length)) return [];
  // 'The marketing mix' is one of marketing's sections.
  const beside = asked.filter((stem) => !one.stems.includes(stem));
  return beside.some((stem) => course.sections.some(({ title }) => stemsOf(title).includes(stem)))
    ? []
    : course.sections.filter(({ id }) => one.ids.includes(id));
}

function partsOf({ subject }: Course): { stems: string[]; ids: string[] }[] {
  return courses[subject].flatMap(({ title, sections }) =>
    [...Map.groupBy(sections, ({ group }) => group ?? title)].map(([name, of]) => ({
      stems: stemsOf(name.replace(manages, ' ')),
      ids: of.map(({ id }) => id),
    })),
  );
}

const manages = /^[\d.]+|\b(?:management|managing|business)\b/gi;

/** How much of what was asked the section is called by, and how much of its name was said. */
function worthOf({ title, topics, keyPoints }: Section, asked: string[]): number {
  const called = stemsOf(title.replace(/^.*: /, ''));
  const whole = stemsOf(title);
  const terms = keyPoints.flatMap((point) => (point.type === 'definition' ? [stemsOf(point.term)] : []));
  const lines = topics.flatMap((line) => stemsOf(line));
  const inTitle = asked.filter((stem) => whole.includes(stem)).length;
  const ownTerms = [...terms, ...topics.map((line) => stemsOf(line))].filter(
    (term) => term.length > 0 && term.every((stem) => asked.includes(stem)),
  );
  // 'Demand' is a term, and a small part of 'elasticities of demand'.
  const asTerm = Math.max(0, ...ownTerms.map((term) => term.length)) / asked.length;
  const elsewhere = asked.filter(
    (stem) => !whole.includes(stem) && (lines.includes(stem) || terms.some((term) => term.includes(stem))),
  ).length;
  const covered = called.length ? called.filter((stem) => asked.includes(stem)).length / called.length : 0;
  return (3 * inTitle * (0.5 + covered / 2) + 2.5 * asTerm + 1.5 * elsewhere) / asked.length;
}

function best(rated: { section: Section; worth: number }[]): Section[] {
  const most = Math.max(0, ...rated.map(({ worth }) => worth));
  return most < least ? [] : rated.filter(({ worth }) => worth >= most * near).map(({ section }) => section);
}

const least = 1.2;
const near = 0.8;

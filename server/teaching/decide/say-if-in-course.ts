import { specifications } from '#content/curriculum/courses.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import { boards } from '#domain/study/boards.ts';
import type { Section } from '../curriculum/library.ts';
import type { Wish } from '../read/wishes.ts';
import { writeOut } from '../reader/write-out.ts';
import { boardsIn } from '../say/for-board.ts';
import { named } from '../say/named.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';

/** 'Is the Laffer curve on the spec?': by what the course itself names, and not by what somebody might ask. */
export function sayIfInCourse(context: TurnContext, words: string, wish?: Wish): Reply | undefined {
  const { course, lesson, turn } = context;
  const asked = readAsked(words) ?? (wish === 'spec' ? namedTerm(context, words) : undefined);
  if (asked === undefined) return undefined;
  // 'Is it on the spec or not': what was asked about a moment ago.
  const term = pronoun.test(asked)
    ? (namedTerm(context, words) ??
      turn.history.flatMap(({ by, text }) => (by === 'student' ? [readAsked(text)] : [])).findLast(Boolean))
    : asked;
  if (!term || pronoun.test(term)) return undefined;
  const { name, board: ours } = specifications[course.subject];
  const found = findTerm(context, term);
  const theirs = boardsIn(words)[0] ?? turn.board ?? ours;
  const title = found ? named(found.section.title) : '';
  const values = { term, id: found?.section.id ?? '', title, specification: name };
  return {
    say: [
      tell(lesson, !found ? 'notInCourse' : found.isExtension ? 'extensionOnly' : 'inCourse', values),
      ...(theirs === ours || !boards.includes(theirs) ? [] : [tell(lesson, 'otherBoard', { board: theirs })]),
    ],
    aside: true,
    act: 'exam-technique',
    change: { open: null, ...(found ? { section: found.section.id } : {}) },
    shown: found ? { offers: [{ label: `Explain ${term}`, says: `explain ${term}` }] } : undefined,
  };
}

const pronoun = /^(?:it|this|that|they|them|these|those|he|she|him|(?:this |that )?one)$/i;

/** What is asked about, where the words ask whether it has to be known. */
function readAsked(words: string): string | undefined {
  const said = words.trim().replace(/[?.!\s]+$/, '');
  const terms = forms.flatMap((form) => form.exec(said)?.[1] ?? []).map(bareOf);
  const bare = terms.find((term) => !pronoun.test(term) && !/[.?!]/.test(term)) ?? terms[0];
  return bare && bare.split(/\s+/).length <= longestTerm ? bare : undefined;
}

function bareOf(term: string): string {
  return term
    .replace(/^(?:(?:ok|so|but|and|also|hi|hey|quick q|question|the|about|all|that|this whole|actually) +)+/i, '')
    .replace(/(?: something| one)?[,\s-]*$/i, '')
    .trim();
}

/** In other words than those: the longest term of the course that is named. */
function namedTerm({ course }: TurnContext, words: string): string | undefined {
  const said = stemsOf(writeOut(words, course.subject));
  return (
    course.sections
      .flatMap(namesOf)
      .map((name) => name.replace(/\s*\([^)]*\)/g, ''))
      .map((name) => ({ name, stems: stemsOf(name), said: stemsOf(name).filter((stem) => said.includes(stem)).length }))
      // 'Hackman and Oldham' names their job characteristics.
      .filter(
        ({ stems, said: count }) => count > 0 && (count === stems.length || (count > 1 && count * 2 >= stems.length)),
      )
      .toSorted((a, b) => b.said - a.said)[0]?.name
  );
}

const longestTerm = 7;
const place =
  '(?:(?:on|in|part of) (?:the |our |my |this )?(?:\\w+ )?(?:spec\\w*|syllabus|course|a[- ]?level|edexcel|aqa|ocr|exam)|examinable|something (?:i|we) (?:need|have) to know)';
const board =
  '(?:for|in|on|with) (?:the )?(?:edexcel|aqa|ocr|our (?:board|course|exam)|the exam|a[- ]?level|this course)';
const forms = [
  `(?:^|[.,;!?]\\s+|\\b(?:so|but|and|btw) )(?:is|are|was) (.+?) (?:even |actually |still |really |definitely )?${place}\\b`,
  `\\b(?:do|will|would) (?:we|i|you|u) (?:actually |really |even |still |also )?(?:need|have) to (?:know|learn|revise|remember|understand|memori[sz]e) (?:about )?(.+?)(?: ${board}.*| at all| or (?:not|nah|is .*)|$)`,
  `\\b(?:do|will|would) (?:we|i|you|u) (?:actually |really |even |still |also )?need (.+?) ${board}\\b`,
  `^(.+?)[,:]? (?:-|–|,|:)? ?(?:is|are) (?:it|they|that|this) (?:even |actually |still )?${place}\\b`,
  `^(.+?) ?(?:-|–|,|:) ?(?:on|in) (?:the )?(?:edexcel|aqa|ocr|spec\\w*|course)\\b`,
  `^(.+?) ?(?:-|–|,|:) ?(?:(?:do (?:i|we) )?need to know|can (?:edexcel|aqa|ocr|they|it)(?: a)?(?: actually)? (?:ask|come up))\\b`,
  `\\bis (?!it\\b|that\\b|this\\b)([^,.?!]{3,40}?) in there\\b`,
].map((form) => new RegExp(form, 'i'));

type Place = { section: Section; isExtension: boolean };

/** Where the course names it: in a title, a line or a term, then in the text of a point; nothing where only some of its words stand there. */
function findTerm({ course, turn }: TurnContext, term: string): Place | undefined {
  const written = writeOut(term, course.subject).replace(/^.*\((.+)\)$/, '$1');
  const stems = [...new Set(stemsOf(written).filter((stem) => !vague.test(stem)))];
  if (!stems.length) return undefined;
  const holds = (text: string) => {
    const own = stemsOf(text);
    return stems.every((stem) => own.includes(stem));
  };
  const places = course.sections
    .toSorted((a, b) => Number(turn.agent.themes.includes(b.theme)) - Number(turn.agent.themes.includes(a.theme)))
    .flatMap((section) => namesOf(section).map((text) => ({ section, text })));
  const found =
    places.find(({ text }) => holds(text)) ??
    course.sections
      .flatMap((section) => section.keyPoints.map(({ text }) => ({ section, text })))
      .find(({ text }) => text.split(/(?<=[.;:])\s/).some(holds));
  if (!found) return undefined;
  const extensions = found.section.topics.filter((line) => /^\(extension\)/.test(line));
  return {
    section: found.section,
    isExtension: extensions.some((line) => stemsOf(line).some((one) => stems.includes(one))),
  };
}

function namesOf({ title, topics, keyPoints }: Section): string[] {
  return [title, ...topics, ...keyPoints.flatMap((point) => (point.type === 'definition' ? [point.term] : []))];
}

/** 'The theory of', 'stuff on': said of anything. */
const vague = /^(?:theor|model|diagram|curv|analys|stuff|concept|idea|topic)/;

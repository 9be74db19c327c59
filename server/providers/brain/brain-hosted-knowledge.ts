import type { TutorAgent } from '#content/tutors.ts';
import type { WeakPoint } from '#domain/tutor.ts';
import type { Entry } from '../../teaching/bank/entry.ts';
import { calculate } from '../../teaching/calculate/calculate.ts';
import type { SumRequest, WorkedSum } from '../../teaching/calculate/sum.ts';
import { findCase } from '../../teaching/cases/find-case.ts';
import type { Course } from '../../teaching/curriculum/library.ts';
import { diagramsOf, namedDiagrams } from '../../teaching/decide/find-diagram.ts';
import { checkWords } from '../../teaching/facts/check-words.ts';
import type { Teaching } from '../../teaching/open-teaching.ts';
import type { FindKnowledge } from './brain-hosted-prompt.ts';
import { tellSkills } from './brain-hosted-skills.ts';
import type { Said } from './interface.ts';

const mostSections = 3;
const mostAnswers = 8;
const mostExplained = 2;
const wordsOfTopic = 5;
/** Fewer words say nothing about the topic: then what the tutor said last does. */
const tellingWords = 8;

/**
 * What the built-in tutor would go by: facts, the student's case, the nearest answers, their sections, the sum, the exam
 * question; and what the page shows and could be drawn.
 */
export function findKnowledgeIn(teaching: Teaching): FindKnowledge {
  return async ({ agent, focus, words, history = [], near, before, lookingAt, weakPoints = [] }) => {
    const { library, bank, facts, cases } = await teaching.open();
    const { subject } = agent;
    const course = library.courses[subject];
    const inHand = near ?? lookingAt?.section;
    const topic = inHand ? bank.titleOf({ subject, section: inHand }) : '';
    const tutorSaid = lastSaid(history);
    const about = words.split(/\s+/).length >= tellingWords ? words : `${words} ${tutorSaid}`.trim();
    const { found } = about ? await teaching.read({ subject, words: about, topic, tutorSaid }) : { found: [] };
    const isOwn = ({ section }: Pick<Entry, 'section'>) =>
      agent.themes.includes(course.sectionOf.get(section)?.theme ?? 0);
    const listed = await Promise.all(
      listedTopics(words).map(
        async (topic) => (await teaching.read({ subject, words: topic, topic: '', tutorSaid: '' })).found[0],
      ),
    );
    const ids = new Set([...listed.flatMap((one) => one ?? []), ...found].map(({ id }) => id));
    const nearest = [...ids].slice(0, mostAnswers).flatMap((id) => bank.get(id) ?? []);
    // A tutor of one theme looks there first.
    const answers = [...nearest.filter(isOwn), ...nearest.filter((entry) => !isOwn(entry))];
    // What was talked about last, and what the page shows, stay in sight when the words lead elsewhere.
    const inSight = [answers[0]?.section ?? '', near ?? focus ?? '', lookingAt?.section ?? '', before ?? ''];
    const ofAnswers = answers.map(({ section }) => section);
    const ofListed = answers.filter(({ id }) => listed.some((one) => one?.id === id)).map(({ section }) => section);
    const wanted = new Set([...ofListed, ...inSight, ...ofAnswers]);
    const sections = [...wanted].flatMap((id) => course.sectionOf.get(id) ?? []).slice(0, mostSections);
    const likely = answers.slice(0, 3).map(({ section }) => section);
    const diagrams = await diagramsOf(course);
    const shownNow = diagrams.filter(({ id }) => id === lookingAt?.diagram);
    const named = await namedDiagrams({ course }, about);
    const here = diagrams.filter(({ id }) => sections[0]?.diagrams.includes(id));
    const weak = weakPoints.filter(({ sectionId }) => isOwn({ section: sectionId }));
    const page = course.sectionOf.get(lookingAt?.section ?? '');
    return {
      sections,
      answers,
      fact: checkWords(facts[subject], words, '')?.says,
      case: findCase(cases[subject], { words, before: '', sections: likely })?.fact.says,
      sum: workedSum({ words, subject, topic, said: studentsLines(history) }),
      exam: agent.method === 'plan' ? library.simulator[examOf(agent, focus)] : undefined,
      page: tellPage(page && `section ${page.id}, ${page.title}`, shownNow[0]?.title),
      skills: tellSkills(agent, words),
      weak: weak.map((point) => tellWeakPoint(course, point)),
      diagrams,
      explained: [...new Set([...shownNow, ...named, ...here])].slice(0, mostExplained),
    };
  };
}

/** What it lacks, a model sees for itself; and a yes to the student's arithmetic says nothing of whether it is the right sum. */
function workedSum(request: SumRequest): WorkedSum | undefined {
  const sum = /\d/.test(request.words) ? calculate(request) : undefined;
  return sum?.kind === 'worked' && sum.own !== 'right' ? sum : undefined;
}

/** 'Test me on trade, exchange rates and inequality': each is looked for by itself. */
function listedTopics(words: string): string[] {
  const [, listed = ''] = /\b(?:test|quiz|revis\w*|cover)\b.*?\b(?:on|about) (.+)$/i.exec(words) ?? [];
  const topics = listed
    .split(/,|\band\b|&|\+/)
    .map((topic) => topic.trim())
    .filter(Boolean);
  const isList = topics.length > 1 && topics.every((topic) => topic.split(/\s+/).length <= wordsOfTopic);
  return isList ? topics.slice(0, mostSections) : [];
}

function tellWeakPoint({ sectionOf, questions, points }: Course, { sectionId, itemId, missing }: WeakPoint): string {
  const title = sectionOf.get(sectionId)?.title ?? sectionId;
  const text = questions.get(itemId)?.question.prompt ?? points.get(itemId)?.point.text;
  return `${title}${text ? `, '${text}'` : ''}${missing ? ` (missing: ${missing})` : ''}`;
}

function lastSaid(history: Said[]): string {
  return history.findLast(({ by }) => by === 'tutor')?.text ?? '';
}

function studentsLines(history: Said[]): string {
  return history.flatMap(({ by, text }) => (by === 'student' ? [text] : [])).join('\n');
}

function tellPage(section: string | undefined, diagram: string | undefined): string | undefined {
  const shown = [section, diagram && `the diagram '${diagram}'`].filter(Boolean);
  return shown.length
    ? `The student's page shows ${shown.join(' and ')}: 'this' and numbers of questions are about it, unless something else was said last.`
    : undefined;
}

function examOf({ question }: TutorAgent, focus: string | undefined): number {
  return question ?? Number(focus ?? -1);
}

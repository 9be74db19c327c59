import type { TutorAgent } from '#content/tutors.ts';
import type { Entry } from '../../teaching/bank/entry.ts';
import { calculate } from '../../teaching/calculate/calculate.ts';
import { findCase } from '../../teaching/cases/find-case.ts';
import { checkWords } from '../../teaching/facts/check-words.ts';
import type { Teaching } from '../../teaching/open-teaching.ts';
import type { FindKnowledge } from './brain-hosted-prompt.ts';

const mostSections = 3;
const mostAnswers = 8;

/** What the built-in tutor would go by: facts, the student's case, the nearest answers, their sections, the sum, the exam question. */
export function findKnowledgeIn(teaching: Teaching): FindKnowledge {
  return async ({ agent, focus, words, near }) => {
    const { library, bank, facts, cases } = await teaching.open();
    const { subject } = agent;
    const course = library.courses[subject];
    const topic = near ? bank.titleOf({ subject, section: near }) : '';
    const { found } = words ? await teaching.read({ subject, words, topic, tutorSaid: '' }) : { found: [] };
    const isOwn = ({ section }: Entry) => agent.themes.includes(course.sectionOf.get(section)?.theme ?? 0);
    const nearest = found.slice(0, mostAnswers).flatMap(({ id }) => bank.get(id) ?? []);
    // A tutor of one theme looks there first.
    const answers = [...nearest.filter(isOwn), ...nearest.filter((entry) => !isOwn(entry))];
    // What was talked about last stays in sight when the words lead elsewhere.
    const wanted = new Set([answers[0]?.section ?? '', near ?? focus ?? '', ...answers.map(({ section }) => section)]);
    const sections = [...wanted].flatMap((id) => course.sectionOf.get(id) ?? []).slice(0, mostSections);
    const likely = answers.slice(0, 3).map(({ section }) => section);
    return {
      sections,
      answers,
      fact: checkWords(facts[subject], words, '')?.says,
      case: findCase(cases[subject], { words, before: '', sections: likely })?.fact.says,
      sum: calculate({ words, subject, topic }),
      exam: agent.method === 'plan' ? library.simulator[examOf(agent, focus)] : undefined,
    };
  };
}

function examOf({ question }: TutorAgent, focus: string | undefined): number {
  return question ?? Number(focus ?? -1);
}

import { sectionPath } from '../progress/step-paths.ts';
import type { Subject } from '../subjects.ts';
import type { Evidence } from '../tutor.ts';
import type { Worry } from './worries.ts';

/** One thing that was shown today: in a run of that scope, or elsewhere. */
export type ShownToday = { itemKind: Evidence['itemKind']; sectionId: string; scope: string | null };

type Evening = {
  subject: Subject;
  /** The weakest taught section as it stood this morning, so that the plan stays the same while it is worked through. */
  weakest: { id: string; title: string } | null;
  /** Of what was taught: one diagram to draw, and one question of the simulator to plan. */
  diagram: string | null;
  question: number | null;
  worries: readonly Worry[];
  today: readonly ShownToday[];
};

export type TonightItem = { title: string; what: string; minutes: number; path: string; done: boolean };

/** The hour before a mock or a paper: what, in which order, and what the evidence of today says is done. */
export function planTonight(evening: Evening): TonightItem[] {
  const middle = evening.worries.length > 1 ? worriedItems(evening) : [worriedItem(evening), examItem(evening)];
  return [recallItem(evening), weakItem(evening), ...middle, definitionsItem(evening)].map(({ isDone, ...shown }) => ({
    ...shown,
    done: isDone(evening.today),
  }));
}

type Item = Omit<TonightItem, 'done'> & { isDone: (today: readonly ShownToday[]) => boolean };

function recallItem({ subject, weakest }: Evening): Item {
  return {
    title: 'Warm up with ten quick questions',
    // Whoever has shown nothing yet has nothing to forget.
    what: weakest ? 'Things you’ve seen before and may have forgotten.' : 'A mix to get you going.',
    ...{ minutes: 10, path: runPath(subject, 'due'), isDone: inRun('due', 5) },
  };
}

function weakItem({ subject, weakest }: Evening): Item {
  if (!weakest) {
    return {
      title: 'Find your weak spots',
      what: 'A bit of everything you’ve been taught.',
      ...{ minutes: 15, path: runPath(subject, 'mixed'), isDone: inRun('mixed', 5) },
    };
  }
  return {
    title: `Fix your weakest section: ${weakest.title}`,
    what: 'Short questions on the section you find hardest.',
    minutes: 15,
    path: sectionPath(subject, weakest),
    isDone: (today) => today.filter(({ sectionId }) => sectionId === weakest.id).length >= 3,
  };
}

/** What is worrying gets its quarter of an hour; without a worry, what many leave out. */
function worriedItem(evening: Evening): Item {
  const [kind = evening.subject === 'economics' ? 'diagrams' : 'essays'] = evening.worries;
  return { minutes: 15, ...forWorry[kind](evening) };
}

/** Several worries share the half hour: each has its part of it, and the hour stays an hour. */
function worriedItems(evening: Evening): Item[] {
  const { worries } = evening;
  const least = Math.floor(halfHour / worries.length);
  const over = halfHour % worries.length;
  return worries.map((worry, at) => ({ minutes: least + (at < over ? 1 : 0), ...forWorry[worry](evening) }));
}

const halfHour = 30;

const forWorry: Record<Worry, (evening: Evening) => Omit<Item, 'minutes'>> = {
  time: ({ subject }) => ({
    title: 'Decide quickly',
    what: 'Short judgements: pick a side and give the reason.',
    ...{ path: runPath(subject, 'judgements'), isDone: inRun('judgements', 5) },
  }),
  essays: ({ subject }) => ({
    title: 'Build one full chain',
    what: 'From the point to the effect, link by link.',
    ...{ path: `/subject/${subject}/ab`, isDone: oneOf('chain') },
  }),
  evaluation: ({ subject }) => ({
    title: 'Weigh one claim',
    what: 'Both sides, then a judgement you can defend.',
    ...{ path: `/subject/${subject}/es`, isDone: oneOf('evaluation') },
  }),
  diagrams: ({ subject, diagram }) => ({
    title: 'Draw one diagram from memory',
    what: 'Axes, curves, labels, then check it.',
    ...{ path: onePath(`/subject/${subject}/diagrams`, diagram), isDone: oneOf('diagram') },
  }),
  calculations: ({ subject }) => ({
    title: 'Do the sums',
    what: 'The calculations that come round every year.',
    ...{ path: runPath(subject, 'calculations'), isDone: inRun('calculations', 3) },
  }),
  remembering: ({ subject }) => ({
    title: 'Go over what went wrong',
    what: 'Questions you’ve missed before.',
    ...{ path: runPath(subject, 'weak'), isDone: inRun('weak', 5) },
  }),
};

/** Economics has whole questions to plan; in Business a claim is weighed, or a chain built where that was done already. */
function examItem(evening: Evening): Item {
  const { subject, question, worries } = evening;
  if (subject === 'economics') {
    return {
      title: 'Plan one exam question',
      what: 'A plan is enough tonight. Mr E checks it.',
      ...{ minutes: 15, path: onePath('/subject/economics/ess', question), isDone: oneOf('plan') },
    };
  }
  return { minutes: 15, ...forWorry[worries[0] === 'evaluation' ? 'essays' : 'evaluation'](evening) };
}

function definitionsItem({ subject }: Evening): Item {
  return {
    title: 'Finish with definitions',
    what: 'Easy marks, fresh for the morning. Then stop and sleep.',
    ...{ minutes: 5, path: runPath(subject, 'definitions'), isDone: inRun('definitions', 3) },
  };
}

function runPath(subject: Subject, scope: string): string {
  return `/subject/${subject}/qft?scope=${scope}`;
}

/** Straight to the one thing; to the list where there is none to choose. */
function onePath(list: string, one: string | number | null): string {
  return one === null ? list : `${list}/${one}`;
}

function inRun(scope: string, least: number): Item['isDone'] {
  return (today) => today.filter((shown) => shown.scope === scope).length >= least;
}

function oneOf(itemKind: Evidence['itemKind']): Item['isDone'] {
  return (today) => today.some((shown) => shown.itemKind === itemKind);
}

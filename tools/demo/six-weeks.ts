import type { Subject } from '#domain/subjects.ts';

/** What the demo student does, by days before the last midnight. The product itself says what comes of it. */
type When = { daysAgo: number; hour: number };

/** A quick-fire run: each question with the student's words, or `null` for the good answer of the marker's own samples. */
export type Run = When & { subject: Subject; answers: [questionId: string, words: string | null, sureness?: number][] };
/** With seconds it was spoken; without, typed. */
export type Talk = When & { agentId: string; lines: string[]; talkedSeconds?: number };
export type Drawn = When & { diagramId: string };

export const runs: Run[] = [
  {
    ...{ daysAgo: 41, hour: 17, subject: 'economics' },
    answers: [
      ['1.1.1-q1', 'you ignore some things', 50],
      ['1.1.2-q1', null, 75],
      ['1.1.3-q1', 'what you give up', 75],
      ['1.1.4-q1', 'it is not good'],
      ['1.1.5-q1', null, 75],
    ],
  },
  {
    ...{ daysAgo: 39, hour: 18, subject: 'business' },
    answers: [
      ['3.1.1-q2', '3600', 50],
      ['3.1.1-q3', null, 75],
      ['3.1.2-q1', 'with limited you cannot lose everything', 50],
      ['3.1.2-q4', null],
    ],
  },
  {
    ...{ daysAgo: 36, hour: 17, subject: 'economics' },
    answers: [
      ['1.1.1-q2', null],
      ['1.1.3-q4', null, 75],
      ['1.1.4-q4', 'because it costs more', 25],
      ['1.1.6-q1', null, 100],
      ['1.2.2-q1', 'how much people want', 75],
    ],
  },
  {
    ...{ daysAgo: 33, hour: 16, subject: 'economics' },
    answers: [
      ['1.1.1-q1', null, 75],
      ['1.1.3-q1', null, 100],
      ['1.2.1-q2', null],
      ['1.2.2-q2', 'a movement is along it and a shift moves it', 75],
      ['1.2.2-q3', 'people want less of it', 50],
    ],
  },
  {
    ...{ daysAgo: 31, hour: 18, subject: 'business' },
    answers: [
      ['3.1.1-q2', null, 75],
      ['3.1.2-q1', null, 75],
      ['3.1.3-q2', null],
      ['3.2.1-q1', 'autocratic is when the boss decides', 50],
    ],
  },
  {
    ...{ daysAgo: 29, hour: 17, subject: 'economics' },
    answers: [
      ['1.1.4-q1', null],
      ['1.2.2-q1', null, 100],
      ['1.2.2-q4', null, 75],
      ['1.2.3-q1', '2.5, elastic', 50],
      ['1.2.3-q3', 'it means inferior', 50],
    ],
  },
  {
    ...{ daysAgo: 26, hour: 19, subject: 'economics' },
    answers: [
      ['1.1.4-q4', null, 75],
      ['1.1.5-q3', null],
      ['1.2.3-q1', null, 75],
      ['1.2.4-q3', null],
      ['1.2.5-q3', 'because strawberries go off', 50],
    ],
  },
  {
    ...{ daysAgo: 24, hour: 17, subject: 'business' },
    answers: [
      ['3.2.1-q1', null, 75],
      ['3.2.2-q1', '80000', 50],
      ['3.2.2-q2', null],
      ['3.2.2-q3', null, 75],
      ['3.2.3-q3', null],
    ],
  },
  {
    ...{ daysAgo: 22, hour: 16, subject: 'economics' },
    answers: [
      ['1.2.2-q2', null, 100],
      ['1.2.3-q3', null, 75],
      ['1.2.3-q4', 'because it is inelastic', 75],
      ['1.2.6-q1', null],
      ['1.2.6-q2', null],
    ],
  },
  {
    ...{ daysAgo: 19, hour: 17, subject: 'economics' },
    answers: [
      ['1.1.3-q1', null, 100],
      ['1.2.2-q3', null],
      ['1.2.6-q3', null, 75],
      ['1.2.7-q1', 'prices ration things', 50],
      ['1.2.8-q1', null],
    ],
  },
  {
    ...{ daysAgo: 17, hour: 18, subject: 'business' },
    answers: [
      ['3.2.2-q1', null, 75],
      ['3.3.2-q1', null],
      ['3.3.2-q2', 'stratified is groups', 50],
      ['3.3.3-q3', null],
    ],
  },
  {
    ...{ daysAgo: 15, hour: 17, subject: 'economics' },
    answers: [
      ['1.2.3-q4', null, 100],
      ['1.2.5-q3', null],
      ['1.2.9-q1', null, 75],
      ['1.2.9-q3', 'because people have to pay', 50],
      ['1.3.1-q1', null],
    ],
  },
  {
    ...{ daysAgo: 12, hour: 16, subject: 'economics' },
    answers: [
      ['1.2.7-q1', null, 75],
      ['1.2.10-q2', null],
      ['1.3.2-q1', null, 100],
      ['1.3.2-q2', 'where supply meets demand', 50],
      ['1.3.2-q3', 'the firm pollutes', 50],
    ],
  },
  {
    ...{ daysAgo: 10, hour: 18, subject: 'business' },
    answers: [
      ['3.3.2-q2', null, 75],
      ['3.3.4-q2', null],
      ['3.3.4-q3', 'they should charge a lot', 50],
      ['3.3.4-q4', null],
    ],
  },
  {
    ...{ daysAgo: 8, hour: 17, subject: 'economics' },
    answers: [
      ['1.2.9-q3', null, 75],
      ['1.3.2-q2', null, 75],
      ['1.3.3-q2', null],
      ['1.3.3-q3', null],
      ['1.3.4-q1', null, 100],
    ],
  },
  {
    ...{ daysAgo: 6, hour: 18, subject: 'economics' },
    answers: [
      ['1.2.2-q1', null],
      ['1.2.2-q2', null, 100],
      ['1.2.2-q4', null],
      ['1.2.6-q1', null],
      ['1.2.6-q2', null, 75],
      ['1.2.6-q3', null],
    ],
  },
  {
    ...{ daysAgo: 5, hour: 17, subject: 'economics' },
    answers: [
      ['1.3.2-q3', null, 75],
      ['1.4.1-q1', 'above the equilibrium price and there is a surplus', 75],
      ['1.4.1-q2', null],
      ['1.4.2-q1', null, 75],
      ['2.1.1-q1', 'nominal is the number', 25],
    ],
  },
  {
    ...{ daysAgo: 4, hour: 17, subject: 'economics' },
    answers: [
      ['1.3.2-q1', null],
      ['1.3.2-q2', null, 75],
      ['1.3.3-q2', null],
      ['1.1.3-q1', null, 100],
      ['1.1.4-q1', null],
    ],
  },
  {
    ...{ daysAgo: 3, hour: 18, subject: 'business' },
    answers: [
      ['3.3.4-q3', null, 75],
      ['3.4.2-q3', null],
      ['3.4.3-q2', 'you have less stock', 50],
      ['3.4.4-q1', null],
    ],
  },
  {
    ...{ daysAgo: 2, hour: 17, subject: 'economics' },
    answers: [
      ['1.4.1-q1', null, 100],
      ['1.4.1-q3', null],
      ['2.1.1-q1', null, 75],
      ['2.1.2-q1', 'they both mean prices fall', 50],
    ],
  },
];

/** Conversations go after thirty days, so all of them are younger. */
export const talks: Talk[] = [
  {
    ...{ daysAgo: 27, hour: 20, agentId: 'economics-theme-1', talkedSeconds: 540 },
    lines: [
      'test me on opportunity cost',
      'what you give up when you choose',
      'the next best alternative you give up when you make a choice',
    ],
  },
  {
    ...{ daysAgo: 20, hour: 19, agentId: 'economics-theme-1' },
    lines: [
      'PED is -0.4 and price goes up 10%, what happens to quantity?',
      'so does revenue go up or down?',
      'test me on this',
      'revenue goes from £3,000 to £3,600 when the price falls, so demand is elastic',
    ],
  },
  {
    ...{ daysAgo: 13, hour: 20, agentId: 'business', talkedSeconds: 660 },
    lines: [
      'whats the difference between profit and cash flow',
      'so can a profitable firm run out of cash?',
      'test me',
      'it has little cash and few customers at first, so it has to last until profit can come',
    ],
  },
  {
    ...{ daysAgo: 9, hour: 19, agentId: 'economics-theme-1', talkedSeconds: 480 },
    lines: ['Why does a firm that pollutes produce too much?', 'can you show me the diagram'],
  },
  {
    ...{ daysAgo: 1, hour: 19, agentId: 'economics-theme-2' },
    lines: [
      'what is the multiplier',
      'if mpc is 0.75 what is the multiplier and what does a £4bn rise in government spending do',
    ],
  },
];

/** Drawn as they should be: the student has the course's own diagrams in mind. */
export const drawings: Drawn[] = [
  { daysAgo: 21, hour: 18, diagramId: 'demand-shift' },
  { daysAgo: 7, hour: 18, diagramId: 'neg-ext-prod' },
];

export const essayAt: When = { daysAgo: 11, hour: 20 };
/** Paid that evening, and back by the third working day. */
export const essayBackAt: When = { daysAgo: 6, hour: 11 };

export const examInDays = { economics: [196, 203, 210], business: [198, 205, 212] };

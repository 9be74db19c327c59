import type { Subject } from '#domain/subjects.ts';

/** The fields of the specification's marketing cards (spec 3); the figures are those of spec 9. */
export type MarketingCard = {
  subject: Subject;
  title: string;
  desc: string;
  pass_rate: string;
  avg_grade: string;
  difficulty: string;
  study_hours: string;
  /** The share of A* grades in 2025. */
  p2025: string;
  key_challenges: string;
  major_learnings: string[];
};

/** Whoever publishes these figures must be able to show evidence for each of them. */
export const marketingCards: MarketingCard[] = [
  {
    subject: 'economics',
    title: 'Economics',
    desc: 'How people, firms and governments choose, from the price of a coffee to the national debt.',
    pass_rate: '68%',
    avg_grade: 'C+',
    difficulty: 'High',
    study_hours: '6.5 hours a week',
    p2025: '7.5%',
    key_challenges: 'Long chains of reasoning, diagrams drawn exactly, and evaluation that reaches a judgement.',
    major_learnings: [
      'Markets and market failure',
      'The UK economy and its policies',
      'Firms, competition and labour markets',
      'Trade, development and finance',
    ],
  },
  {
    subject: 'business',
    title: 'Business',
    desc: 'How a business is started, run, financed and changed, and how its managers decide.',
    pass_rate: '72%',
    avg_grade: 'B-',
    difficulty: 'Medium-high',
    study_hours: '5 hours a week',
    p2025: '4.3%',
    key_challenges:
      'Using the case study in every paragraph, quick calculations, and choosing between two good options.',
    major_learnings: [
      'Marketing, operations, finance and people',
      'Leadership and decision making',
      'Analysing a strategic position',
      'Choosing and managing strategy',
    ],
  },
];

import type { Subject } from '#domain/subjects.ts';

export type SubjectText = {
  subject: Subject;
  boards: string;
  partName: string;
  parts: { title: string; text: string; sections: number }[];
  tutor: string[];
};

export const subjectsPage = {
  title: 'Subjects',
  lead: 'A-Level Economics and A-Level Business, for OCR, Edexcel and AQA. Law and Physics are coming.',
  tutorTitle: 'What the tutor does',
  comingTitle: 'Coming soon',
};

export const subjectTexts: SubjectText[] = [
  {
    subject: 'economics',
    boards: 'Follows the four themes of Edexcel A; the tutor supports AQA and OCR as well.',
    partName: 'Theme',
    parts: [
      {
        title: 'Introduction to markets and market failure',
        text: 'Scarcity, demand and supply, elasticity, externalities, public goods and what governments do about them.',
        sections: 22,
      },
      {
        title: 'The UK economy: performance and policies',
        text: 'Growth, inflation, jobs and the balance of payments; aggregate demand and supply; fiscal, monetary and supply-side policy.',
        sections: 24,
      },
      {
        title: 'Business behaviour and the labour market',
        text: 'Costs, revenues and profit; market structures; wages, monopsony and competition policy.',
        sections: 20,
      },
      {
        title: 'A global perspective',
        text: 'Trade, exchange rates, inequality, development, the financial sector and the role of the state.',
        sections: 21,
      },
    ],
    tutor: [
      'Builds chains of analysis with you, one “because” at a time.',
      'Asks you to draw and then checks the diagram: axes, curves, equilibrium, areas.',
      'Pushes your evaluation past “it depends” to a judgement.',
      'Rehearses twelve exam questions with you in the Exam Strategy Simulator.',
    ],
  },
  {
    subject: 'business',
    boards: 'Follows the ten units of AQA; the tutor supports Edexcel and OCR as well.',
    partName: 'Unit',
    parts: [
      { title: 'What is business?', text: 'Purpose, forms and the world outside.', sections: 3 },
      { title: 'Managers, leadership and decision making', text: 'Styles, decision trees, stakeholders.', sections: 3 },
      { title: 'Marketing management', text: 'Research, segments, elasticity and the mix.', sections: 4 },
      { title: 'Operational management', text: 'Efficiency, quality, capacity and supply.', sections: 5 },
      { title: 'Financial management', text: 'Budgets, break-even, cash flow and sources of finance.', sections: 4 },
      { title: 'Human resource management', text: 'Organisation, motivation and relations.', sections: 5 },
      {
        title: 'Analysing the strategic position of a business',
        text: 'Ratios, SWOT and the environment.',
        sections: 8,
      },
      { title: 'Choosing strategic direction', text: 'Ansoff, Porter and where to compete.', sections: 2 },
      { title: 'Strategic methods: how to pursue strategies', text: 'Growth, innovation, going abroad.', sections: 4 },
      { title: 'Managing strategic change', text: 'Culture, implementation and why strategies fail.', sections: 4 },
    ],
    tutor: [
      'Keeps you in the case: which fact, which figure, so what for this business?',
      'Works ratios, break-even and investment appraisal through step by step.',
      'Makes you argue both options before you recommend one.',
      'Rehearses 9, 16 and 25-mark answers with you, plan first.',
    ],
  },
];

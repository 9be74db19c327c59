import type { ChainKind, EvaluationKind } from '#domain/exercises/inputs.ts';

/** The words around the exercises of analysis and evaluation: what to do, and what to say to how it went. */

type Words = { title: string; task: string };

export const exerciseWords: Record<ChainKind | EvaluationKind, Words> = {
  order: { title: 'Order the links', task: 'Put the steps in order, from the cause to the final effect.' },
  missing: { title: 'Missing link', task: 'One step is missing. Which of these is it?' },
  broken: { title: 'Broken link', task: 'One step is the wrong way round. Which one?' },
  write: { title: 'Write the link', task: 'What happens next? Write the next step in your own words.' },
  paragraph: { title: 'Write a paragraph', task: 'Write one paragraph with all four parts of IDEA.' },
  spec: {
    title: 'SPEC a claim',
    task: 'Weigh the claim from each side. Explain each point; naming it isn’t enough.',
  },
  rank: { title: 'Rank arguments', task: 'Put the strongest argument first. More than one order can be right.' },
  judgement: {
    title: 'Write the judgement',
    task: 'Pick a side. Say why, and what would change your mind.',
  },
};

type Verdict = 'right' | 'partly' | 'not yet';

export const exerciseVerdicts: Record<
  'order' | 'missing' | 'broken' | 'paragraph' | 'spec' | 'rank',
  Record<Verdict, string>
> = {
  order: {
    right: 'Spot on. That’s the chain.',
    partly: 'Some links are in the right place.',
    'not yet': 'Not quite. Try another order.',
  },
  missing: { right: 'Spot on.', partly: '', 'not yet': 'Not quite. It’s a different link.' },
  broken: {
    right: 'Well spotted. That step was the wrong way round.',
    partly: '',
    'not yet': 'That step is fine. It’s a different one.',
  },
  paragraph: {
    right: 'Spot on. All four parts are there.',
    partly: 'You have a good part of the chain.',
    'not yet': 'The chain isn’t there yet.',
  },
  spec: {
    right: 'Well weighed: at least three sides explained.',
    partly: 'You’ve explained part of it.',
    'not yet': 'Not yet. Explain why each point matters.',
  },
  rank: {
    right: 'Good. You could defend that order.',
    partly: 'You put a strong one first. Look at the rest again.',
    'not yet': 'An examiner would start with a different one.',
  },
};

export const linkVerdicts = {
  holds: 'Yes, that follows.',
  jumped: 'True later on, but you’ve skipped a link.',
  turned: 'It’s the other way round.',
  wrong: 'That doesn’t follow yet.',
};

export const judgementVerdicts = {
  reasoned: 'A judgement backed by a reason.',
  unsupported: 'You’ve picked a side, but not said why.',
  fence: 'You’re sitting on the fence.',
  undecided: 'There’s no judgement yet.',
  'one-sided': 'You’ve given a reason, but only looked at one side.',
  elsewhere: 'This isn’t about the claim.',
};

export const judgementAdvice = {
  reasoned: 'You picked a side, said why, and said what it depends on.',
  unsupported: 'Add your reason, ‘because …’, then a condition, ‘as long as …’.',
  fence: 'Choose one. Then say what would change your mind.',
  undecided: 'Start with ‘Overall, …’ and answer the claim.',
  'one-sided': 'Look at it from one more side: time, people, size, or what it depends on.',
  elsewhere: 'Use the words of the claim in your judgement.',
};

export const sideMarks = {
  reasoned: 'Good: you’ve said why.',
  'bolted on': 'You’ve named it. Now say why it matters here.',
  off: 'This isn’t about that side yet.',
  elsewhere: 'A reason, but not about this claim.',
  repeated: 'You’ve already said this under another side.',
  empty: 'Left blank.',
};

export const argumentStrengths = {
  reasoned: 'Strong: it gives a reason about this claim.',
  named: 'Weaker: it names a factor but doesn’t explain it.',
  empty: 'No marks: you could say it about anything.',
  elsewhere: 'A good argument, but about a different question.',
};

export const ideaParts = {
  I: { word: 'Identify', ask: 'Start with one sentence that says where the chain leads: ‘One effect of … is …’' },
  D: { word: 'Define', ask: 'Define the key term in a sentence of its own: ‘… is …’' },
  E: { word: 'Explain', ask: 'Build the chain one link at a time: ‘This is because …, so …’' },
  A: { word: 'Apply', ask: 'Link it to a real case: a firm, a country, a year or a figure.' },
};

export const specSides = {
  time: { letter: 'S', label: 'Short run or long run', hint: 'How does it change over time, and why?' },
  people: { letter: 'P', label: 'Perspectives', hint: 'Who gains and who loses?' },
  size: { letter: 'E', label: 'Extent', hint: 'How big is it, and what decides that?' },
  conditions: { letter: 'C', label: 'Conditions', hint: 'What does it depend on?' },
};

import type { ChainKind, EvaluationKind } from '#domain/exercises/inputs.ts';

/** The words around the exercises of analysis and evaluation: what to do, and what to say to how it went. */

type Words = { title: string; task: string };

export const exerciseWords: Record<ChainKind | EvaluationKind, Words> = {
  order: { title: 'Order the links', task: 'Put the steps in order, from the cause to where it leads.' },
  missing: { title: 'Missing link', task: 'One step is hidden. Which of these belongs there?' },
  broken: { title: 'Broken link', task: 'One step runs the wrong way. Which one?' },
  write: { title: 'Write the link', task: 'What follows? Write the next step in your own words.' },
  paragraph: { title: 'Write a paragraph', task: 'Write one paragraph with all four parts of IDEA.' },
  spec: {
    title: 'SPEC a claim',
    task: 'Weigh the claim from each side. Say why: a side that is only named is bolted on.',
  },
  rank: { title: 'Rank arguments', task: 'Put the strongest argument first. More than one order can be right.' },
  judgement: {
    title: 'Write the judgement',
    task: 'Come down on a side, say what decides it, and what would change it.',
  },
};

type Verdict = 'right' | 'partly' | 'not yet';

export const exerciseVerdicts: Record<
  'order' | 'missing' | 'broken' | 'paragraph' | 'spec' | 'rank',
  Record<Verdict, string>
> = {
  order: {
    right: 'That is the chain.',
    partly: 'Half of the links are in place.',
    'not yet': 'Not in this order yet.',
  },
  missing: { right: 'That is the link.', partly: '', 'not yet': 'Another link belongs there.' },
  broken: {
    right: 'Found: that step ran the wrong way.',
    partly: '',
    'not yet': 'That step holds. It is another one.',
  },
  paragraph: {
    right: 'All four parts are there.',
    partly: 'Much of the chain is there.',
    'not yet': 'The chain is not built yet.',
  },
  spec: {
    right: 'Weighed from three sides or more.',
    partly: 'Part of it is weighed.',
    'not yet': 'Nothing is weighed yet.',
  },
  rank: {
    right: 'That order can be defended.',
    partly: 'The strongest is first. Look at the rest again.',
    'not yet': 'An examiner would begin with another one.',
  },
};

export const linkVerdicts = {
  holds: 'That link holds.',
  jumped: 'True later on, but you leapt over a link.',
  turned: 'It goes the other way round.',
  wrong: 'That does not follow yet.',
};

export const judgementVerdicts = {
  reasoned: 'A judgement with something behind it.',
  unsupported: 'A side is taken, but it is unsupported: nothing holds it up yet.',
  fence: 'On the fence: no side is taken.',
  undecided: 'There is no judgement in it yet.',
  'one-sided': 'Reasoned, but from one side only.',
  elsewhere: 'This is about something else.',
};

export const judgementAdvice = {
  reasoned: 'It takes a side, gives the reason, and says on what it depends.',
  unsupported: 'Add the reason that decides it: ‘because …’, then the condition: ‘provided that …’.',
  fence: 'Choose. Then say under which condition you would choose otherwise.',
  undecided: 'Begin with ‘Overall, …’ and answer the claim itself.',
  'one-sided': 'Weigh it once from another side: time, people, size, or what it depends on.',
  elsewhere: 'Use the words of the claim, and judge that.',
};

export const sideMarks = {
  reasoned: 'Reasoned: it says why.',
  'bolted on': 'Bolted on: named, with nothing behind it. Why here, and how much?',
  off: 'This does not speak of that side yet.',
  elsewhere: 'A reason, but not about this claim.',
  repeated: 'You said this under another side already.',
  empty: 'Left open.',
};

export const argumentStrengths = {
  reasoned: 'Strong: it says on what the claim turns, and why.',
  named: 'Weaker: it names a factor and stops there. That is bolted on.',
  empty: 'Nothing to credit: it could stand under any claim.',
  elsewhere: 'A good argument, but about something else.',
};

export const ideaParts = {
  I: { word: 'Identify', ask: 'Begin with one sentence that says where the chain leads: ‘One effect of … is …’' },
  D: { word: 'Define', ask: 'Define the key term in a sentence of its own: ‘… is …’' },
  E: { word: 'Explain', ask: 'Build the chain, a link at a time: ‘This is because …, so …’' },
  A: { word: 'Apply', ask: 'Tie it to a case: a firm, a country, a year or a figure.' },
};

export const specSides = {
  time: { letter: 'S', label: 'Short run or long run', hint: 'How does it change over time, and why?' },
  people: { letter: 'P', label: 'Perspectives', hint: 'Who gains and who loses?' },
  size: { letter: 'E', label: 'Extent', hint: 'How large is it, and what decides that?' },
  conditions: { letter: 'C', label: 'Conditions', hint: 'On what does it depend?' },
};

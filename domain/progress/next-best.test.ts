import { expect, test } from 'vitest';
import { rankSteps, type SectionName, type SubjectFacts } from './next-best.ts';

const elasticity = { id: '1.2.3', title: 'Price elasticity of demand' };
const markets = { id: '1.2.1', title: 'Rational decision making' };

const economics = (changes: Partial<SubjectFacts> = {}): SubjectFacts => ({
  subject: 'economics',
  started: true,
  due: [],
  drawingsDue: 0,
  exercisesDue: { chain: null, evaluation: null },
  weak: [],
  exam: null,
  run: null,
  draft: null,
  unseen: null,
  ...changes,
});

const weakAt = (section: SectionName, missing: string | null = null): SubjectFacts['weak'][number] => ({
  section,
  missing,
  itemKind: 'question',
  itemId: `${section.id}-q1`,
});

const first = (facts: SubjectFacts[], ...marked: Parameters<typeof rankSteps>[1]) => rankSteps(facts, marked)[0];

test('cards that are fading, and the days to the exam, are the reason', () => {
  const due = [{ section: elasticity, cards: 3, fading: 3 }];
  expect(first([economics({ due, exam: { paper: 1, days: 12 } })])).toEqual({
    kind: 'due',
    subject: 'economics',
    title: 'Keep what you know',
    reason: 'Three answers on ‘Price elasticity of demand’ are fading, and paper 1 is in 12 days.',
    path: '/subject/economics/qft?scope=due',
  });
});

test.each([
  [[{ section: elasticity, cards: 1, fading: 0 }], 'One question on ‘Price elasticity of demand’ is due again.'],
  [
    [
      { section: elasticity, cards: 9, fading: 2 },
      { section: markets, cards: 3, fading: 0 },
    ],
    'Ten questions are ready for today, most of them on ‘Price elasticity of demand’.',
  ],
  [
    [
      { section: elasticity, cards: 1, fading: 1 },
      { section: markets, cards: 1, fading: 1 },
    ],
    'Two answers are fading.',
  ],
])('%j is said as a sentence', (due, reason) => {
  expect(first([economics({ due })])?.reason).toBe(reason);
});

test.each([
  [0, 'paper 2 is today'],
  [1, 'paper 2 is tomorrow'],
  [2, 'paper 2 is in 2 days'],
])('an exam in %i days is said as people say it', (days, words) => {
  const weak = [weakAt(elasticity)];
  expect(first([economics({ weak, exam: { paper: 2, days } })])?.reason).toBe(
    `Your last answer here wasn’t quite right, and ${words}.`,
  );
});

test('a weak point names what was missed, and leads to its section', () => {
  const weak = [weakAt(elasticity, 'percentage change in quantity over that in price')];
  expect(first([economics({ weak })])).toMatchObject({
    title: 'Price elasticity of demand',
    reason: 'Your last answer here missed ‘percentage change in quantity over that in price’.',
    path: '/subject/economics/qft?scope=section:1.2.3',
  });
});

test.each([
  ['chain', '/subject/economics/ab?kind=write&item=1.2.3-p4'],
  ['evaluation', '/subject/economics/es?kind=judgement&item=1.2.3-p4'],
  ['diagram', '/subject/economics/diagrams/1.2.3-p4'],
  ['plan', '/subject/economics/qft?scope=section:1.2.3'],
] as const)('a weak %s is done again at %s', (itemKind, path) => {
  expect(first([economics({ weak: [{ ...weakAt(elasticity), itemKind, itemId: '1.2.3-p4' }] })])?.path).toBe(path);
});

test.each(['MPC sets Bank Rate', 'World Bank: long-term development loans'])(
  'a name keeps its capitals: %s',
  (idea) => {
    expect(first([economics({ weak: [weakAt(elasticity, idea)] })])?.reason).toBe(
      `Your last answer here missed ‘${idea}’.`,
    );
  },
);

test('what somebody waits for, what came back and what was begun come before all else', () => {
  const facts = economics({
    due: [{ section: elasticity, cards: 40, fading: 40 }],
    exam: { paper: 1, days: 1 },
    run: { id: 'r1', left: 4, of: 10 },
    draft: { kind: 'diagram', itemId: 'tax-inelastic', title: 'A specific tax' },
  });
  const steps = rankSteps(
    [facts],
    [
      { subject: 'business', state: 'returned' },
      { subject: 'economics', state: 'file wanted' },
    ],
  );
  expect(steps.map(({ kind, path }) => [kind, path])).toEqual([
    ['file', '/my-marking'],
    ['feedback', '/my-marking'],
    ['run', '/subject/economics/qft/r1'],
  ]);
  expect(steps.map(({ reason }) => reason)).toEqual([
    'Your marker couldn’t read your Economics answer and is waiting for a clearer file.',
    'Your Business answer is marked. Feedback helps most while you still remember what you wrote.',
    'You stopped with four of ten questions to go.',
  ]);
});

test('a drawing that was left leads back to its board, an answer to its question', () => {
  const left = (kind: string, itemId: string) => economics({ draft: { kind, itemId, title: 'x' } });
  expect(first([left('diagram', 'tax-inelastic')])?.path).toBe('/subject/economics/diagrams/tax-inelastic');
  expect(first([left('answer', '3')])?.path).toBe('/subject/economics/ess/3');
  expect(first([left('plan', 'simulator-11')])?.path).toBe('/subject/economics/ess/11');
  expect(first([left('paragraph', '1.2.3-p4')])?.path).toBe('/subject/economics/ab?kind=paragraph&item=1.2.3-p4');
  expect(first([left('spec', '1.2.9-p8')])?.path).toBe('/subject/economics/es?kind=spec&item=1.2.9-p8');
  expect(first([left('unknown', '3')])).toBeUndefined();
});

test('forgetting comes before weakness, and both before new ground', () => {
  const facts = economics({
    due: [{ section: elasticity, cards: 2, fading: 0 }],
    weak: [weakAt(markets)],
    unseen: { id: '1.4.1', title: 'Government intervention' },
  });
  expect(rankSteps([facts], []).map(({ kind }) => kind)).toEqual(['due', 'weak', 'new']);
});

test('diagrams that are due lead to the drawing board', () => {
  expect(first([economics({ drawingsDue: 2, exam: { paper: 3, days: 9 } })])).toMatchObject({
    title: 'Draw it again',
    reason: 'Two diagrams are due again, and paper 3 is in 9 days.',
    path: '/subject/economics/diagrams',
  });
});

test('chains and claims that are due are said as due, and open the one that has waited longest', () => {
  const exercisesDue = { chain: { count: 2, itemId: '1.2.3-p4' }, evaluation: { count: 1, itemId: '1.2.9-p8' } };
  expect(rankSteps([economics({ exercisesDue, exam: { paper: 1, days: 9 } })], [])).toEqual([
    {
      kind: 'exercise',
      subject: 'economics',
      title: 'Build the chain again',
      reason: 'Two chains of reasoning are due again, and paper 1 is in 9 days.',
      path: '/subject/economics/ab?kind=write&item=1.2.3-p4',
    },
    {
      kind: 'exercise',
      subject: 'economics',
      title: 'Weigh it again',
      reason: 'One claim to weigh is due again, and paper 1 is in 9 days.',
      path: '/subject/economics/es?kind=judgement&item=1.2.9-p8',
    },
  ]);
});

test('a chain that is due and was wrong is named once, as due', () => {
  const exercisesDue = { chain: { count: 1, itemId: '1.2.3-p4' }, evaluation: null };
  const weak = [{ ...weakAt(elasticity, 'total revenue rises'), itemKind: 'chain', itemId: '1.2.3-p4' } as const];
  expect(rankSteps([economics({ exercisesDue, weak })], []).map(({ kind }) => kind)).toEqual(['exercise']);
});

test('the subject whose exam is nearer comes first', () => {
  const due = [{ section: elasticity, cards: 2, fading: 0 }];
  const facts = [economics({ due }), economics({ subject: 'business', due, exam: { paper: 1, days: 5 } })];
  expect(rankSteps(facts, []).map(({ subject }) => subject)).toEqual(['business', 'economics']);
});

test('equal steps keep the order of the catalogue, so that the page is the same each time', () => {
  const due = [{ section: elasticity, cards: 2, fading: 0 }];
  const facts = [economics({ subject: 'business', due }), economics({ due })];
  expect(rankSteps(facts, []).map(({ subject }) => subject)).toEqual(['economics', 'business']);
  expect(rankSteps(facts.toReversed(), [])).toEqual(rankSteps(facts, []));
});

test('a new student is given the first section of each subject to begin with', () => {
  const unseen = { id: '1.1.1', title: 'Economics as a social science' };
  expect(rankSteps([economics({ started: false, unseen })], [])).toEqual([
    {
      kind: 'first',
      subject: 'economics',
      title: 'Economics as a social science',
      reason: 'A few short questions to start Economics, marked straight away.',
      path: '/subject/economics/qft?scope=section:1.1.1',
    },
  ]);
});

test('what is new is said first, and the exam in a sentence of its own', () => {
  const facts = { unseen: markets, exam: { paper: 1, days: 12 } };
  expect(first([economics(facts)])?.reason).toBe(
    'This is the next section you haven’t tried yet. Paper 1 is in 12 days.',
  );
  expect(first([economics({ ...facts, started: false })])?.reason).toBe(
    'A few short questions to start Economics, marked straight away. Paper 1 is in 12 days.',
  );
});

test('what a new student began comes before the first section', () => {
  const draft = { kind: 'paragraph', itemId: '1.2.3-p4', title: 'From a to b' };
  const facts = economics({ started: false, draft, unseen: { id: '1.1.1', title: 'Economics as a social science' } });
  expect(rankSteps([facts], []).map(({ kind }) => kind)).toEqual(['draft', 'first']);
});

test('without a subject there is nothing to do, and at most three things are offered', () => {
  expect(rankSteps([], [])).toEqual([]);
  const busy = economics({
    run: { id: 'r', left: 1, of: 5 },
    due: [{ section: elasticity, cards: 1, fading: 0 }],
    weak: [weakAt(elasticity)],
    unseen: markets,
  });
  expect(rankSteps([busy], [])).toHaveLength(3);
});

test('what is worrying comes a little sooner, and never before what was begun', () => {
  const facts = { due: [{ section: elasticity, cards: 2, fading: 0 }], drawingsDue: 2 };
  expect(first([economics(facts)])?.kind).toBe('due');
  expect(first([economics({ ...facts, worries: ['diagrams'] })])?.kind).toBe('drawing');
  const run = { id: 'r', left: 2, of: 5 };
  expect(first([economics({ ...facts, run, worries: ['diagrams'] })])?.kind).toBe('run');
});

test('a paper that is months away is no reason', () => {
  const due = [{ section: elasticity, cards: 1, fading: 0 }];
  const reasonIn = (days: number) => first([economics({ due, exam: { paper: 1, days } })])?.reason;
  expect(reasonIn(60)).toBe('One question on ‘Price elasticity of demand’ is due again, and paper 1 is in 60 days.');
  expect(reasonIn(61)).toBe('One question on ‘Price elasticity of demand’ is due again.');
});

test('a mock is named as one', () => {
  const due = [{ section: elasticity, cards: 1, fading: 0 }];
  expect(first([economics({ due, exam: { paper: 0, days: 1 } })])?.reason).toBe(
    'One question on ‘Price elasticity of demand’ is due again, and your mock is tomorrow.',
  );
});

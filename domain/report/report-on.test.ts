import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SimulatorEntry } from '#content/curriculum/curriculum.ts';
import wordLists from '#content/curriculum/knowledge/macros.json' with { type: 'json' };
import simulator from '#content/curriculum/simulator.json' with { type: 'json' };
import { reportOn } from './report-on.ts';

const questions = simulator.questions as SimulatorEntry[];
const plastic = questions[0] as SimulatorEntry;

const strong = `An external cost is a cost to third parties that the price leaves out, so the marginal social cost of plastic packaging lies above its marginal private cost. An indirect tax raises the costs of firms that make it and shifts supply to the left. Because each tray is now dearer to produce, price rises and the quantity sold falls towards the social optimum. The tax is due only under 30% recycled content, so firms have an incentive to switch to recycled plastic, and receipts of £268 million show that many still pay it because supply is scarce. In Extract A the council spends £1.4 million a year on beaches, which is the cost that the tax should bring into the price.
However, £217.85 a tonne is under half a penny a tray, so the effect on orders is likely to be small because demand from supermarkets is price inelastic. It is also hard to measure the external cost, so the rate may be far too low. A visible charge worked better: bags fell by over 90% because shoppers met it at the till, whereas the tax is hidden in the supply chain.
Overall, an indirect tax is not the most effective way to reduce these external costs, because at this rate it hardly changes quantity; it would be if the rate matched the damage.`;

const weak =
  'Plastic is bad for the sea. The government should tax it. However it depends. Overall there are advantages and disadvantages.';

test('a strong answer points to the top of both strands, with the sentence that earned each checkpoint', () => {
  const { bands, checkpoints, words } = report(strong);
  expect(bands.map(({ level, top }) => `${level}/${top}`)).toEqual(['3/3', '3/3']);
  expect(words).toBe(225);
  const incentive = checkpoints.find(({ id }) => id === 's0-c5');
  expect(strong.slice(...(incentive?.span ?? [0, 0]))).toMatch(/^The tax is due only under 30% recycled content, so/);
  const judgement = checkpoints.find(({ id }) => id === 's0-c9');
  expect(judgement?.state).toBe('earned');
});

test('a weak answer is told what it lacks, and evaluation that is bolted on is called so', () => {
  const { bands, checkpoints } = report(weak);
  expect(bands.map(({ level }) => level)).toEqual([0, 0]);
  expect(checkpoints.find(({ id }) => id === 's0-c9')).toMatchObject({ state: 'named', fault: 'fence' });
  expect(report('However, the effect is small.').checkpoints.find(({ id }) => id === 's0-c6')?.fault).toBe('bolted on');
  const unsupported = 'Overall, I think that a tax is the best way.';
  expect(report(unsupported).checkpoints.find(({ id }) => id === 's0-c9')?.fault).toBe('unsupported');
});

test('an ‘it depends on’ that is meant reaches Level 1 of evaluation, in the scheme’s words or not', () => {
  const evaluation = (text: string) => report(text).bands[1];
  const unlisted =
    'The effect depends on how price elastic demand is: where firms have substitutes they switch, so quantity falls far more.';
  expect(evaluation(unlisted)).toMatchObject({ level: 1, top: 3, restsOn: [0, unlisted.length] });
  // The reason stands in the sentence behind it, and the point is the scheme's own.
  const split =
    'However, whether this works depends on the size of the tax. At half a penny a tray it is too small to change what supermarkets buy.';
  expect(report(split).checkpoints.find(({ id }) => id === 's0-c6')).toMatchObject({ state: 'earned' });
  expect(evaluation(split)).toMatchObject({ level: 1 });
  expect(evaluation(split)).not.toHaveProperty('restsOn');
  // All that a sentence may earn has gone to analysis.
  const full =
    'It depends on the elasticity of demand. Supermarkets need trays, so demand is inelastic and quantity barely changes.';
  expect(report(full).bands.map(({ level }) => level)).toEqual([1, 1]);
});

test.each([
  'It depends on the elasticity of demand.',
  'However, it depends on the situation. Demand is inelastic.',
  'The effect of the tax depends on the price elasticity of demand for plastic packaging across the whole market.',
  'It depends on how you look at it, because everybody is different and things change when they change.',
  'It depends on a lot of things. If it works it works, because it is a good thing for many people everywhere.',
  'It depends on the so because if tax so cost because demand so supply if price so external.',
])('‘%s’ is bolted on still', (text) => {
  expect(report(text).bands[1]?.level).toBe(0);
});

test('one doubt said in ten ways is one doubt', () => {
  const doubt = (thing: string) =>
    `The effect depends on how price elastic ${thing} is: where firms have substitutes they switch, so quantity falls far more.`;
  const things = ['demand', 'buying', 'the market', 'supermarket demand', 'the trade', 'this demand'];
  expect(report(things.map(doubt).join(' ')).bands[1]).toMatchObject({ level: 1 });
});

test('a figure that is quoted and not used, and a step without its reason, are named and not credited', () => {
  const quoted = report('Receipts from the tax were £285 million in one year.').checkpoints.find(
    ({ id }) => id === 's0-c3',
  );
  expect(quoted).toMatchObject({ state: 'named', fault: 'not used' });
  const bare = report('The price of a tray rises and quantity in the market falls a lot.').checkpoints;
  expect(bare.find(({ id }) => id === 's0-c4')).toMatchObject({ state: 'named', fault: 'not explained' });
});

test('one sentence with everything in it earns two things, and no more when it is said three times', () => {
  const all =
    'Because the tax raises costs and shifts supply left, price rises and quantity falls to the optimum, so firms switch to recycled plastic, but demand from hotels is inelastic, so a ban is better for society and third parties who bear the cost.';
  const earned = (text: string) => report(text).checkpoints.filter(({ state }) => state === 'earned').length;
  expect(earned(all)).toBe(2);
  expect(earned([all, all, all].join(' '))).toBe(2);
  expect(report([all, all].join(' ')).repeated).toHaveLength(1);
});

test('reasons with nothing on either side are no reasons', () => {
  const { checkpoints } = report(
    'Price up so quantity so optimum so consumers because supply so costs so tax so left.',
  );
  expect(checkpoints.filter(({ state }) => state === 'earned')).toEqual([]);
});

test('the right points in too few words are held below the top, and the report says so', () => {
  const short =
    'External costs fall on third parties in society. A tax raises costs, so supply shifts left. Price rises, so quantity falls to the optimum level. Firms switch to recycled plastic, so waste falls sharply. Supermarkets pass the cost on, so orders stay.';
  const [analysis] = report(short).bands;
  expect(analysis).toMatchObject({ level: 2, top: 3, heldBy: 'too short' });
});

test('a plan counts what it names, and has no level', () => {
  const { bands, checkpoints } = report(
    'MSC above MPC, third parties\ntax -> costs up, supply left\ninelastic demand',
    'plan',
  );
  expect(bands).toEqual([]);
  expect(checkpoints.filter(({ state }) => state === 'earned').map(({ id }) => id)).toEqual([
    's0-c1',
    's0-c2',
    's0-c6',
  ]);
});

test('without a judgement the top is out of reach, and the report says what holds it', () => {
  const [, evaluation] = report(strong.slice(0, strong.indexOf('Overall'))).bands;
  expect(evaluation).toMatchObject({ level: 2, heldBy: 'no judgement' });
});

test.each(questions.map((question) => [question.topic, question] as const))(
  '%s: what an examiner looks for, written out, points to the top two levels',
  (_, question) => {
    const { bands } = reportOn(question, writtenOut(question), 'answer', wordLists);
    for (const { level, top } of bands) expect(level).toBeGreaterThanOrEqual(Math.max(2, top - 1));
  },
);

test.each(questions.map((question) => [question.topic, question] as const))(
  '%s: the extracts alone earn nothing, also with some words changed',
  (_, question) => {
    const extracts = question.caseStudy.flatMap(({ paragraphs }) => paragraphs).join('\n');
    const words = extracts.split(/(?<=\s)/);
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 20 }), fc.integer({ min: 0, max: 7 }), (every, first) => {
        const changed = words.map((word, at) => (at % every === first ? 'certainly ' : word)).join('');
        const { bands } = reportOn(question, changed, 'answer', wordLists);
        expect(Math.max(...bands.map(({ level }) => level))).toBeLessThanOrEqual(1);
      }),
      { numRuns: 2 },
    );
    expect(reportOn(question, extracts, 'answer', wordLists).bands.map(({ level }) => level)).toEqual(
      question.levelDescriptors.strands.map(() => 0),
    );
  },
);

test('the same text gets the same report', () => {
  fc.assert(
    fc.property(fc.constantFrom(...questions), fc.subarray(strong.split(/(?<=\.) /)), (question, sentences) => {
      const text = sentences.join(' ');
      expect(reportOn(question, text, 'answer', wordLists)).toEqual(reportOn(question, text, 'answer', wordLists));
    }),
    { numRuns: 5 },
  );
});

test('saying it all again, padding it or copying the extracts behind it does not climb', () => {
  const waffle = [
    'There are many factors to consider in this question.',
    'In conclusion, this is a very important topic because it affects everybody in many ways.',
    'It depends on a lot of things.',
    'Whether it works depends on the situation of the country.',
    'It depends on how people react, because everybody is different.',
    'As mentioned above, there are pros and cons, so it is a difficult decision for everyone.',
    'Economics is the study of how people make choices, and this is an example of that.',
    ...plastic.caseStudy.flatMap(({ paragraphs }) => paragraphs),
  ];
  const noise = fc.array(fc.lorem({ mode: 'sentences', maxCount: 3 }), { maxLength: 3 });
  fc.assert(
    fc.property(fc.subarray(strong.split(/(?<=\.)\s/)), fc.subarray(waffle), noise, (kept, padding, lorem) => {
      const text = kept.join(' ');
      const before = levels(text);
      expect(levels([text, ...padding, ...lorem, text].join('\n'))).toEqual(before);
    }),
    { numRuns: 10 },
  );
});

test('a few words never reach far, however well chosen', () => {
  const soup = plastic.checkpoints.flatMap(({ accept }) =>
    accept
      .join(' ')
      .replace(/[@*_/]/g, ' ')
      .split(/\s+/),
  );
  fc.assert(
    fc.property(
      fc.shuffledSubarray(soup, { minLength: 10 }),
      fc.constantFrom(', ', ' because ', ' so '),
      (words, joint) => {
        expect(Math.max(...levels(`Overall, ${words.join(joint)}.`))).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 10 },
  );
  for (const count of [5, 15, 30])
    expect(Math.max(...levels(strong.split(' ').slice(0, count).join(' ')))).toBeLessThanOrEqual(1);
});

function report(text: string, kind: 'plan' | 'answer' = 'answer') {
  return reportOn(plastic, text, kind, wordLists);
}

function levels(text: string): number[] {
  return report(text).bands.map(({ level }) => level);
}

function writtenOut({ indicativeContent }: SimulatorEntry): string {
  const { knowledge, application, analysisChains, evaluation, judgement } = indicativeContent;
  return [
    ...knowledge,
    ...analysisChains.map((chain) => chain.replaceAll(' → ', ', so ')),
    ...application.map((fact) => `This matters because ${fact}`),
    ...evaluation.map((doubt) => `However, ${doubt}`),
    `Overall, ${judgement}`,
  ].join(' ');
}

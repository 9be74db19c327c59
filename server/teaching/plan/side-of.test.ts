import { expect, test } from 'vitest';
import { partIn, partNamed, speaksIll } from './side-of.ts';

const bad = 'Evaluate the view that monopolies are always bad for consumers';
const best = 'Evaluate whether a sugar tax is the most effective way of reducing obesity';

test.each([
  ['on the other hand scale lowers costs', bad, 'Other side'],
  ['However, rivals may enter', best, 'Other side'],
  ['but people can buy sweets instead', best, 'Other side'],
  ['an argument for monopoly is that one firm has lower costs', bad, 'Other side'],
  ['an argument against monopoly is that price is above cost', bad, 'Point'],
  ['an argument for the view is that price is above cost', bad, 'Point'],
  ['an argument for the tax is that demand falls', best, 'Point'],
  ['Second point, against: it is regressive', best, 'Other side'],
  ['My counter-argument is that it is regressive', best, 'Other side'],
  ['It depends on elasticity', best, 'It depends'],
  ['Overall it works if demand is elastic', best, 'Judgement'],
  ['my judgement is that it works', best, 'Judgement'],
  ['my second point is that it raises revenue', best, 'Point'],
  ['the tax makes drinks dearer, so people buy fewer', best, undefined],
])("'%s' goes where it says", (words, title, part) => {
  expect(partIn(words, title)).toBe(part);
});

const growth =
  'Evaluate whether a business such as Greggs should grow by opening more stores (organic growth) or by takeover';
const interests = 'Evaluate the view that monopolies are always against the interests of consumers';
const sugar = 'Assess whether the government should introduce a sugar tax';

test.each([
  ['Greggs should grow organically because it is less risky.', growth, 'Point'],
  ['Takeovers are faster, so Greggs could get lots of sites straight away', growth, 'Other side'],
  ['Organic growth is slow and the UK might get full of Greggs', growth, 'Other side'],
  ['A takeover is expensive because they would have to borrow', growth, 'Point'],
  ['Organic growth and takeovers both take time', growth, undefined],
  ['Staff may leave, so quality falls', growth, undefined],
  [
    'My second point is economies of scale, a natural monopoly like water has huge fixed costs so one firm has lower average costs and can charge less',
    interests,
    'Other side',
  ],
  ['Consumers are harmed because quality is poor', interests, 'Point'],
  ['The government should introduce it because obesity costs the NHS billions', sugar, 'Point'],
  ['The government should not tax sugar because it hits the poor hardest', sugar, 'Other side'],
  ["A sugar tax wouldn't work because demand is inelastic", sugar, 'Other side'],
  ['A tax raises revenue, so the NHS can spend more', sugar, undefined],
])("'%s' is on the side that it speaks for", (words, title, part) => {
  expect(partIn(words, title)).toBe(part);
});

test('a view may speak ill of what it is about', () => {
  expect([bad, best, 'Takeovers usually fail', 'How useful is Ansoff?'].map(speaksIll)).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('a part is named in several ways', () => {
  expect(['against', 'the other side', 'my conclusion', 'it depends', 'for', 'somewhere'].map(partNamed)).toEqual([
    'Other side',
    'Other side',
    'Judgement',
    'It depends',
    'Point',
    undefined,
  ]);
});

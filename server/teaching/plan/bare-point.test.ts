import { expect, test } from 'vitest';
import { barePoint } from './bare-point.ts';

test.each([
  ['My first point is that a monopolist sets output where MC=MR', 'a monopolist sets output where MC=MR'],
  ['I think my first point would be that the tax makes drinks dearer', 'the tax makes drinks dearer'],
  ['OK so my second point will be X-inefficiency: costs drift up', 'X-inefficiency: costs drift up'],
  ["ok so: the tax raises firms' costs", "the tax raises firms' costs"],
  ['Second point, against: rivals are cheaper', 'rivals are cheaper'],
  ['An argument for monopoly is that one firm has lower costs', 'one firm has lower costs'],
  ['My own point would be: comparative advantage.', 'comparative advantage.'],
  ['Anyway my first point is that penetration is cheaper', 'penetration is cheaper'],
  ['first thing is petrol is inelastic', 'petrol is inelastic'],
  ['On the other hand, takeovers often fail', 'takeovers often fail'],
  ['It depends on the time. Is that good enough for evaluation?', 'It depends on the time.'],
  ['It would be that loans keep profit free', 'loans keep profit free'],
  ["OK so I'll write: selling shares costs control", 'selling shares costs control'],
  ['For the other side I think a union could help', 'a union could help'],
  ['The other side was: a loan has interest', 'a loan has interest'],
  ['no firm can enter the market', 'no firm can enter the market'],
  ['point', 'point'],
])("of '%s' the point is '%s'", (words, point) => {
  expect(barePoint(words)).toBe(point);
});

test("'yes' is what a judgement says, and only talk before a point", () => {
  expect(barePoint('yes, as long as it wants to grow', 'Judgement')).toBe('yes, as long as it wants to grow');
  expect(barePoint('yes, costs fall with size', 'Point')).toBe('costs fall with size');
});

test('what is too long is cut behind a word', () => {
  const text = barePoint('expensive '.repeat(60));
  expect(text).toMatch(/^(?:expensive )+…$/);
  expect(text.length).toBeLessThanOrEqual(322);
});

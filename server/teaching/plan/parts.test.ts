import { expect, test } from 'vitest';
import { inOrder, type Line, labelled, nextStage, partAt, readPart, shapeFor } from './parts.ts';

test.each([
  [25, ['first', 'second', 'against', 'doubt', 'judgement']],
  [20, ['first', 'second', 'against', 'doubt', 'judgement']],
  [16, ['first', 'against', 'second', 'doubt', 'judgement']],
  [15, ['first', 'against', 'second', 'doubt', 'judgement']],
  [12, ['first', 'against', 'second', 'doubt', 'judgement']],
  [10, ['first', 'second', 'against']],
  [8, ['first', 'second', 'against']],
  [4, ['first']],
])('%i marks: what was promised is asked for, in that order', (marks, stages) => {
  const lines: Line[] = [];
  const asked: string[] = [];
  for (let stage = nextStage(lines, marks); stage !== 'done'; stage = nextStage(lines, marks)) {
    asked.push(stage);
    lines.push({ part: partAt(stage), text: stage });
  }
  expect(asked).toEqual(stages);
});

test('what is promised names no side', () => {
  expect([25, 16, 10, 4].map(shapeFor)).toEqual([
    'two points on one side and two on the other, each explained in full, then a judgement',
    'two developed points, each with its own evaluation, then a short judgement',
    'two explained points and one evaluation',
    'one chain of reasoning with no evaluation',
  ]);
});

test('a condition is an evaluation, but no argument of the other side', () => {
  const depends: Line = { part: 'It depends', text: 'on time' };
  const point: Line = { part: 'Point', text: 'one' };
  expect(nextStage([point, point, depends], 25)).toBe('against');
  expect(nextStage([point, depends], 16)).toBe('second');
  expect(nextStage([point, point, depends], 10)).toBe('done');
});

test('lines stand side by side, or each point before its own evaluation, whatever came first', () => {
  const lines: Line[] = [
    { part: 'Judgement', text: 'so' },
    { part: 'Other side', text: 'but' },
    { part: 'Point', text: 'one' },
    { part: 'Point', text: 'two' },
    { part: 'It depends', text: 'if' },
  ];
  expect(labelled(lines, 25)).toEqual([
    { label: 'Point 1', text: 'one' },
    { label: 'Point 2', text: 'two' },
    { label: 'Other side', text: 'but' },
    { label: 'It depends', text: 'if' },
    { label: 'Judgement', text: 'so' },
  ]);
  expect(inOrder(lines, 16).map(({ text }) => text)).toEqual(['one', 'but', 'two', 'if', 'so']);
});

test('a plan that was begun under the names of before goes on', () => {
  expect(['For', 'Against', 'It depends', 'Judgement', 'Other side'].map(readPart)).toEqual([
    'Point',
    'Other side',
    'It depends',
    'Judgement',
    'Other side',
  ]);
});

import type { MatrixRules, NetworkRules, TreeRules } from '#domain/diagrams/diagram-rules.ts';
import type { MatrixDrawing, NetworkDrawing, TreeDrawing } from '#domain/diagrams/drawing.ts';
import { referenceDrawing } from '#domain/diagrams/reference-drawing.ts';
import type { WrongDrawing } from './wrong-drawings.ts';

export function wrongMatrices(rules: MatrixRules): WrongDrawing[] {
  const { cells } = referenceDrawing(rules) as MatrixDrawing;
  const [first, second, third, fourth] = rules.cells;
  const fill = (change: (label: string, index: number) => string): MatrixDrawing => ({
    kind: 'matrix',
    cells: cells.map(({ id, label }, index) => ({ id, label: change(label, index) })),
  });
  const swap = (one: number, other: number) =>
    fill((label, index) => cells[index === one ? other : index === other ? one : index]?.label ?? label);
  const rule = (cell: { id: string } | undefined) => `cell-${cell?.id}`;
  return [
    { fault: 'columns swapped above', drawing: swap(0, 1), rule: rule(first), misconception: 'labels-swapped' },
    { fault: 'columns swapped below', drawing: swap(2, 3), rule: rule(third), misconception: 'labels-swapped' },
    { fault: 'rows swapped', drawing: swap(0, 2), rule: rule(first), misconception: 'labels-swapped' },
    { fault: 'diagonal swapped', drawing: swap(1, 2), rule: rule(second), misconception: 'labels-swapped' },
    { fault: 'an empty cell', drawing: fill((label, index) => (index === 3 ? '' : label)), rule: rule(fourth) },
    { fault: 'a name from elsewhere', drawing: fill((label, index) => (index ? label : 'Unicorn')), rule: rule(first) },
    {
      fault: 'one name twice',
      drawing: fill((label, index) => (index === 1 ? (cells[0]?.label ?? '') : label)),
      rule: rule(second),
    },
  ];
}

type DrawnOption = TreeDrawing['options'][number];

export function wrongTrees(rules: TreeRules): WrongDrawing[] {
  const right = referenceDrawing(rules) as TreeDrawing;
  const change = (changed: Partial<DrawnOption>): TreeDrawing => ({
    ...right,
    options: right.options.map((option, index) => (index === 0 ? { ...option, ...changed } : option)),
  });
  const [option] = rules.tree.options;
  const [drawn] = right.options;
  const outcomes = drawn?.outcomes ?? [];
  const values = outcomes.map(({ value }) => Number(value));
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;
  const exchanged = outcomes.map((outcome, index) => ({ ...outcome, value: outcomes[1 - index]?.value ?? '' }));
  const id = option?.id;
  return [
    {
      fault: 'the cost is not subtracted',
      drawing: change({ netGain: drawn?.expectedValue }),
      rule: `${id}-net`,
      misconception: 'cost-not-subtracted',
    },
    {
      fault: 'a plain average',
      drawing: change({ expectedValue: String(average) }),
      rule: `${id}-expected`,
      misconception: 'plain-average',
    },
    {
      fault: 'probabilities that do not add to 1',
      drawing: change({ outcomes: outcomes.map((outcome) => ({ ...outcome, probability: '0.6' })) }),
      rule: `${id}-sum`,
      misconception: 'probabilities-not-one',
    },
    { fault: 'outcomes swapped', drawing: change({ outcomes: exchanged }), rule: `${id}-value-0` },
    { fault: 'no expected value', drawing: change({ expectedValue: '' }), rule: `${id}-expected` },
    { fault: 'no cost', drawing: change({ cost: '' }), rule: `${id}-cost` },
    {
      fault: 'the highest single outcome chosen',
      drawing: { ...right, choice: 'new' },
      rule: 'choice',
      misconception: 'highest-outcome-chosen',
    },
    { fault: 'a worse option chosen', drawing: { ...right, choice: 'nothing' }, rule: 'choice' },
  ];
}

export function wrongNetworks(rules: NetworkRules): WrongDrawing[] {
  const right = referenceDrawing(rules) as NetworkDrawing;
  const node = (id: string, changed: Partial<NetworkDrawing['nodes'][number]>): NetworkDrawing => ({
    ...right,
    nodes: right.nodes.map((one) => (one.id === id ? { ...one, ...changed } : one)),
  });
  return [
    {
      fault: 'the smallest earliest start at a merge',
      drawing: node('B+C', { earliest: '5' }),
      rule: 'earliest-B+C',
      misconception: 'smallest-taken',
    },
    {
      fault: 'the largest latest finish on the way back',
      drawing: node('A', { latest: '8' }),
      rule: 'latest-A',
      misconception: 'largest-taken',
    },
    { fault: 'an earliest start out by one', drawing: node('A', { earliest: '4' }), rule: 'earliest-A' },
    { fault: 'no latest finish', drawing: node('end', { latest: '' }), rule: 'latest-end' },
    {
      fault: 'no float',
      drawing: { ...right, floats: right.floats.map((float) => (float.id === 'B' ? { ...float, value: '0' } : float)) },
      rule: 'float-B',
    },
    {
      fault: 'an activity with float called critical',
      drawing: { ...right, critical: [...right.critical, 'B'] },
      rule: 'critical',
      misconception: 'slack-called-critical',
    },
    { fault: 'a broken critical path', drawing: { ...right, critical: right.critical.slice(1) }, rule: 'critical' },
    { fault: 'the wrong length', drawing: { ...right, total: '25' }, rule: 'total' },
  ];
}

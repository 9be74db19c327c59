import type { TreeRules } from './diagram-rules.ts';

export type TreeOption = TreeRules['tree']['options'][number];

export function evaluateOption({ cost, value = 0, outcomes = [] }: TreeOption) {
  const expectedValue = outcomes.length
    ? outcomes.reduce((sum, { probability, value }) => sum + probability * value, 0)
    : value;
  return { expectedValue, netGain: expectedValue - cost };
}

export function bestOption(options: readonly TreeOption[]): TreeOption | undefined {
  return options.toSorted((a, b) => evaluateOption(b).netGain - evaluateOption(a).netGain)[0];
}

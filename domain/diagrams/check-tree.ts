import type { TreeRules } from './diagram-rules.ts';
import type { TreeDrawing } from './drawing.ts';
import { bestOption, evaluateOption, type TreeOption } from './evaluate-tree.ts';
import { type Finding, value } from './findings.ts';
import { readFigure } from './read-figure.ts';
import { wholePounds } from './whole-pounds.ts';

type DrawnOption = TreeDrawing['options'][number];

/** The branches as given, then the sums from right to left, then the choice. */
export function checkTree({ tree, tolerance }: TreeRules, drawing: TreeDrawing): Finding[] {
  const drawn = (id: string) => drawing.options.find((option) => option.id === id);
  return [
    ...tree.options.flatMap((option) => [
      ...checkBranches(option, drawn(option.id)),
      ...checkSums(option, drawn(option.id), tolerance),
    ]),
    checkChoice(tree.options, drawing.choice),
  ];
}

function checkBranches(option: TreeOption, drawn: DrawnOption | undefined): Finding[] {
  const outcomes = option.outcomes ?? [];
  if (outcomes.length === 0) return [];
  const given = outcomes.map((_, index) => readFigure(drawn?.outcomes[index]?.probability ?? ''));
  const probabilities = outcomes.map(({ label, probability }, index): Finding => {
    const ok = Math.abs((given[index] ?? Number.NaN) - probability) < 0.001;
    return value(
      `${option.id}-probability-${index}`,
      ok,
      ok
        ? `${option.label}, ${label}: probability ${probability}.`
        : `${option.label}, ${label}: the probability on this branch is not ${given[index] ?? 'filled in'}. Read it from the task.`,
    );
  });
  const values = outcomes.map(({ label, value: worth }, index): Finding => {
    const ok = readFigure(drawn?.outcomes[index]?.value ?? '') === worth;
    return value(
      `${option.id}-value-${index}`,
      ok,
      ok
        ? `${option.label}, ${label}: ${wholePounds(worth)}.`
        : `${option.label}, ${label}: put the value of this outcome at the end of its branch.`,
    );
  });
  const sum = given.reduce<number>((total, probability) => total + (probability ?? 0), 0);
  const adds = Math.abs(sum - 1) < 0.001;
  const fault = given.every((one) => one !== undefined) ? ('probabilities-not-one' as const) : undefined;
  const text = adds
    ? `${option.label}: the probabilities add to 1.`
    : `${option.label}: the probabilities of one chance event must add to 1.`;
  const total = value(`${option.id}-probability-0`, adds, text, adds ? undefined : fault);
  return [...probabilities, { ...total, rule: `${option.id}-sum` }, ...values];
}

function checkSums(option: TreeOption, drawn: DrawnOption | undefined, tolerance: number): Finding[] {
  const { expectedValue, netGain } = evaluateOption(option);
  const is = (written: string | undefined, wanted: number) =>
    Math.abs((readFigure(written ?? '') ?? Number.NaN) - wanted) <= tolerance;
  const outcomes = option.outcomes ?? [];
  const average = outcomes.reduce((sum, outcome) => sum + outcome.value, 0) / Math.max(outcomes.length, 1);
  const rightCost = readFigure(drawn?.cost ?? '') === option.cost;
  const rightValue = is(drawn?.expectedValue, expectedValue);
  const plain = !rightValue && outcomes.length > 0 && is(drawn?.expectedValue, average);
  const rightGain = is(drawn?.netGain, netGain);
  const costKept = !rightGain && option.cost > 0 && is(drawn?.netGain, expectedValue);
  const written = (text: string | undefined) => (text ? `, not ${text}` : '');
  return [
    value(
      `${option.id}-cost`,
      rightCost,
      rightCost
        ? `${option.label}: costs ${wholePounds(option.cost)}.`
        : `${option.label}: its cost goes on the branch${written(drawn?.cost)}.`,
    ),
    value(
      `${option.id}-expected`,
      rightValue,
      rightValue
        ? `${option.label}: expected value ${wholePounds(expectedValue)}.`
        : plain
          ? `${option.label}: that is the plain average. Weigh each outcome by its probability.`
          : `${option.label}: the expected value is the sum of probability × outcome${written(drawn?.expectedValue)}.`,
      plain ? 'plain-average' : undefined,
    ),
    value(
      `${option.id}-net`,
      rightGain,
      rightGain
        ? `${option.label}: net gain ${wholePounds(netGain)}.`
        : costKept
          ? `${option.label}: that is the expected value. Subtract the cost for the net gain.`
          : `${option.label}: the net gain is the expected value less the cost${written(drawn?.netGain)}.`,
      costKept ? 'cost-not-subtracted' : undefined,
    ),
  ];
}

function checkChoice(options: readonly TreeOption[], choice: string): Finding {
  const best = bestOption(options);
  const ok = choice === best?.id;
  if (ok) return value('choice', true, `${best.label} has the highest net gain.`);
  if (!choice) return value('choice', false, 'Choose the option that the figures point to.');
  const most = (option: TreeOption) =>
    Math.max(option.value ?? 0, ...(option.outcomes ?? []).map((outcome) => outcome.value));
  const highest = options.toSorted((a, b) => most(b) - most(a))[0]?.id === choice;
  return highest
    ? value(
        'choice',
        false,
        'That option has the highest single outcome. Compare the net gains instead.',
        'highest-outcome-chosen',
      )
    : value('choice', false, 'Another option has a higher net gain.');
}

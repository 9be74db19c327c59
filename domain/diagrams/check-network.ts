import type { NetworkRules } from './diagram-rules.ts';
import type { NetworkDrawing } from './drawing.ts';
import { evaluateNetwork, type NetworkNode, nodesOf } from './evaluate-network.ts';
import { type Finding, value } from './findings.ts';
import { readFigure } from './read-figure.ts';

export function checkNetwork({ activities }: NetworkRules, drawing: NetworkDrawing): Finding[] {
  const right = evaluateNetwork(activities);
  const smallest = evaluateNetwork(activities, Math.min);
  const largest = evaluateNetwork(activities, Math.max, Math.max);
  const nodes = nodesOf(activities).flatMap((node) => {
    const drawn = drawing.nodes.find(({ id }) => id === node.id);
    return [
      checkEarliest(node, right.earliestAt(node), smallest.earliestAt(node), drawn?.earliest ?? ''),
      checkLatest(node, right.latestAt(node), largest.latestAt(node), drawn?.latest ?? ''),
    ];
  });
  const floats = activities.map(({ id }) => {
    const wanted = right.float(id);
    const ok = readFigure(drawing.floats.find((float) => float.id === id)?.value ?? '') === wanted;
    return value(
      `float-${id}`,
      ok,
      ok
        ? `${id} has a float of ${wanted}.`
        : `The float of ${id} is its latest finish less its duration less its earliest start.`,
    );
  });
  const total = readFigure(drawing.total) === right.total;
  return [
    ...nodes,
    ...floats,
    value(
      'total',
      total,
      total
        ? `The whole project takes ${right.total}.`
        : 'The length of the project is the earliest time at the last node.',
    ),
    checkCritical(right.critical, drawing.critical),
  ];
}

function checkEarliest(node: NetworkNode, wanted: number, ifSmallest: number, written: string): Finding {
  const id = `earliest-${node.id}`;
  const where = nodeWords(node);
  const given = readFigure(written);
  if (given === wanted) return value(id, true, `Earliest start ${where}: ${wanted}.`);
  if (given === ifSmallest)
    return value(
      id,
      false,
      `Earliest start ${where}: take the largest of the times that arrive, because all of them must be finished.`,
      'smallest-taken',
    );
  return value(id, false, `Earliest start ${where}: add each duration to the time before it, from left to right.`);
}

function checkLatest(node: NetworkNode, wanted: number, ifLargest: number, written: string): Finding {
  const id = `latest-${node.id}`;
  const where = nodeWords(node);
  const given = readFigure(written);
  if (given === wanted) return value(id, true, `Latest finish ${where}: ${wanted}.`);
  if (given === ifLargest)
    return value(
      id,
      false,
      `Latest finish ${where}: coming back, take the smallest of the times, or what follows is late.`,
      'largest-taken',
    );
  return value(id, false, `Latest finish ${where}: work back from the end and subtract each duration.`);
}

function checkCritical(wanted: readonly string[], drawn: readonly string[]): Finding {
  const slack = drawn.filter((id) => !wanted.includes(id));
  const missing = wanted.filter((id) => !drawn.includes(id));
  if (slack.length)
    return value(
      'critical',
      false,
      `${slack.join(', ')} can wait: only activities with no float are critical.`,
      'slack-called-critical',
    );
  if (missing.length)
    return value(
      'critical',
      false,
      'The critical path is not whole: mark every activity that has no float, from start to end.',
    );
  return value('critical', true, `The critical path is ${wanted.join(', ')}.`);
}

function nodeWords({ arriving, leaving }: NetworkNode): string {
  if (arriving.length === 0) return 'at the start';
  return leaving.length ? `after ${arriving.join(' and ')}` : 'at the end';
}

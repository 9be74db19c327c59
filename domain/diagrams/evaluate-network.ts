import type { NetworkRules } from './diagram-rules.ts';

type Activity = NetworkRules['activities'][number];

export type NetworkNode = { id: string; arriving: string[]; leaving: string[] };

/** One node for each set of activities that must be finished before others start, in the order of the activities. */
export function nodesOf(activities: readonly Activity[]): NetworkNode[] {
  const nodes = new Map<string, NetworkNode>();
  const nodeAt = (id: string) => {
    const node = nodes.get(id) ?? { id, arriving: [], leaving: [] };
    nodes.set(id, node);
    return node;
  };
  for (const { id, pred } of activities) nodeAt(startOf(pred)).leaving.push(id);
  for (const { id } of activities) nodeAt(endOf(activities, id)).arriving.push(id);
  return [...nodes.values()];
}

export function startOf(pred: readonly string[]): string {
  return pred.length ? [...pred].sort().join('+') : 'start';
}

export function endOf(activities: readonly Activity[], id: string): string {
  const next = activities.find(({ pred }) => pred.includes(id));
  return next ? startOf(next.pred) : 'end';
}

type Choose = (...values: number[]) => number;

/** The forward and the backward pass. The right way takes the largest going forward and the smallest coming back. */
export function evaluateNetwork(activities: readonly Activity[], forward: Choose = Math.max, back: Choose = Math.min) {
  const find = (id: string) => activities.find((activity) => activity.id === id) as Activity;
  const earliest = (id: string): number => {
    const { pred } = find(id);
    return pred.length ? forward(...pred.map((before) => earliest(before) + find(before).duration)) : 0;
  };
  const lasts = activities.filter(({ id }) => endOf(activities, id) === 'end');
  const total = forward(...lasts.map(({ id, duration }) => earliest(id) + duration));
  const latest = (id: string): number => {
    const next = activities.filter(({ pred }) => pred.includes(id));
    return next.length ? back(...next.map((after) => latest(after.id) - after.duration)) : total;
  };
  const float = (id: string) => latest(id) - find(id).duration - earliest(id);
  const critical = activities.filter(({ id }) => float(id) === 0).map(({ id }) => id);
  const earliestAt = ({ leaving: [first] }: NetworkNode) => (first ? earliest(first) : total);
  const latestAt = ({ arriving: [first] }: NetworkNode) => (first ? latest(first) : 0);
  return { total, float, critical, earliestAt, latestAt };
}

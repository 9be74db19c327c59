import type { NetworkDiagram } from '#content/curriculum/curriculum.ts';

export type NetworkNode = { key: string; column: number; critical: boolean; earliest: number; latest: number };
export type NetworkArrow = {
  id: string;
  duration: number;
  from: NetworkNode;
  to: NetworkNode;
  critical: boolean;
  /** How long it can wait. */
  float: number;
};

/** Activities as arrows between nodes: one node for each set of activities that must be finished before others start. */
export function layOutNetwork({ activities, expected }: NetworkDiagram) {
  const nodes = new Map<string, NetworkNode>();
  const startKey = (pred: readonly string[]) => [...pred].sort().join('+');
  const endKey = (id: string) => {
    const next = activities.find(({ pred }) => pred.includes(id));
    return next ? startKey(next.pred) : 'end';
  };
  const nodeAt = (key: string): NetworkNode => {
    const known = nodes.get(key);
    if (known) return known;
    const arriving = activities.filter(({ id }) => endKey(id) === key);
    const leaving = activities.filter(({ pred }) => startKey(pred) === key && key !== 'end');
    const node = {
      key,
      column: Math.max(-1, ...arriving.map(({ pred }) => nodeAt(startKey(pred)).column)) + 1,
      critical: [...arriving, ...leaving].some(({ id }) => expected.critical.includes(id)),
      earliest: leaving[0] ? (expected.est[leaving[0].id] ?? 0) : expected.total,
      latest: arriving[0] ? (expected.lft[arriving[0].id] ?? 0) : 0,
    };
    nodes.set(key, node);
    return node;
  };
  const arrows = activities.map(
    ({ id, duration, pred }): NetworkArrow => ({
      id,
      duration,
      from: nodeAt(startKey(pred)),
      to: nodeAt(endKey(id)),
      critical: expected.critical.includes(id),
      float: (expected.lft[id] ?? 0) - duration - (expected.est[id] ?? 0),
    }),
  );
  return { nodes: [...nodes.values()], arrows };
}

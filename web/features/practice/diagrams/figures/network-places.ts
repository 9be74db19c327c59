import { endOf, nodesOf, startOf } from '#domain/diagrams/evaluate-network.ts';
import type { TaskOf } from '../load-diagrams.ts';

type Activities = TaskOf<'network'>['activities'];

export type PlacedNode = { id: string; name: string; x: number; y: number };
export type PlacedArrow = { id: string; duration: number; from: PlacedNode; to: PlacedNode };

/** Columns by what must be finished before. The rows say nothing of the critical path: that is for the student to find. */
export function placeNetwork(activities: Activities): { nodes: PlacedNode[]; arrows: PlacedArrow[]; columns: number } {
  const columnOf = (id: string): number => {
    const arriving = activities.filter((activity) => endOf(activities, activity.id) === id);
    return Math.max(-1, ...arriving.map(({ pred }) => columnOf(startOf(pred)))) + 1;
  };
  const raw = nodesOf(activities).map((node) => ({ node, column: columnOf(node.id) }));
  const columns = Math.max(...raw.map(({ column }) => column)) + 1;
  const nodes = raw.map(({ node, column }): PlacedNode => {
    const mates = raw.filter((other) => other.column === column);
    const row = mates.findIndex((other) => other.node === node);
    const y = mates.length === 1 ? 50 : 16 + (68 * row) / (mates.length - 1);
    return { id: node.id, name: nameOf(node), x: (100 * (column + 0.5)) / columns, y };
  });
  const find = (id: string) => nodes.find((node) => node.id === id) as PlacedNode;
  const arrows = activities.map(({ id, duration, pred }): PlacedArrow => {
    return { id, duration, from: find(startOf(pred)), to: find(endOf(activities, id)) };
  });
  return { nodes, arrows, columns };
}

function nameOf({ arriving, leaving }: { arriving: string[]; leaving: string[] }): string {
  if (arriving.length === 0) return 'start';
  return leaving.length ? `after ${arriving.join(' and ')}` : 'end';
}

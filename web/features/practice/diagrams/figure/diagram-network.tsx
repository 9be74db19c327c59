import type { NetworkDiagram } from '#content/curriculum/curriculum.ts';
import { DiagramSheet, type DrawingWords } from './diagram-sheet.tsx';
import { layOutNetwork, type NetworkArrow, type NetworkNode } from './network-layout.ts';

const radius = 17;

/** The critical path runs along the middle; what has time to spare goes above or below it. */
export function NetworkDrawing({ diagram, words }: { diagram: NetworkDiagram; words: DrawingWords }) {
  const { nodes, arrows } = layOutNetwork(diagram);
  return (
    <>
      <DiagramSheet words={words} height={214} letters="small">
        {arrows.map((arrow) => (
          <Arrow key={arrow.id} {...arrow} />
        ))}
        {nodes.map((node) => (
          <Node key={node.key} node={node} />
        ))}
      </DiagramSheet>
      <p className="mt-1 text-sm text-ink-soft">
        In each circle: earliest start above, latest finish below. The critical path is drawn thick.
      </p>
    </>
  );
}

function Arrow({ id, duration, from, to, critical }: NetworkArrow) {
  const [x1, y1] = place(from);
  const [x2, y2] = place(to);
  // An arrow that passes a column would run through the node in it, so it goes round.
  const around = to.column - from.column > 1 && y1 === y2;
  const bend = around ? 36 : (y1 + y2) / 2;
  const middle = { x: (x1 + x2) / 2, y: around ? (y1 + bend) / 2 : bend };
  return (
    <>
      <path
        d={around ? `M${x1} ${y1}Q${middle.x} ${bend} ${x2} ${y2}` : `M${x1} ${y1}L${x2} ${y2}`}
        fill="none"
        stroke={critical ? 'var(--pen)' : 'var(--line-strong)'}
        strokeWidth={critical ? 3.2 : 1.8}
      />
      <text x={middle.x} y={middle.y - 7} textAnchor="middle" className={halo}>
        {id} ({duration})
      </text>
    </>
  );
}

function Node({ node }: { node: NetworkNode }) {
  const [x, y] = place(node);
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={radius}
        fill="var(--surface-raised)"
        stroke={node.critical ? 'var(--pen)' : 'var(--line-strong)'}
        strokeWidth="2"
      />
      <path d={`M${x - radius} ${y}h${radius * 2}`} stroke="var(--line-strong)" />
      <text x={x} y={y - 4} textAnchor="middle">
        {node.earliest}
      </text>
      <text x={x} y={y + 14} textAnchor="middle">
        {node.latest}
      </text>
    </>
  );
}

function place({ column, critical }: NetworkNode): [x: number, y: number] {
  return [22 + column * 74, critical ? 96 : 174];
}

const halo = 'font-semibold [paint-order:stroke] stroke-raised stroke-[5px] [stroke-linejoin:round]';

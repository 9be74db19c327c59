import type { NetworkDiagram } from '#content/curriculum/curriculum.ts';
import { DiagramSheet, type DrawingWords } from './diagram-sheet.tsx';
import { layOutNetwork, type NetworkArrow, type NetworkNode } from './network-layout.ts';
import type { networkBy } from './study-steps.ts';

const radius = 17;

type NetworkBuilt = ReturnType<typeof networkBy>;
type NetworkDrawingProps = { diagram: NetworkDiagram; words: DrawingWords; built: NetworkBuilt };

/** The critical path runs along the middle; what has time to spare goes above or below it. */
export function NetworkDrawing({ diagram, words, built }: NetworkDrawingProps) {
  const { nodes, arrows } = layOutNetwork(diagram);
  return (
    <>
      <DiagramSheet words={words} height={214} letters="small">
        {arrows.map((arrow) => (
          <Arrow key={arrow.id} arrow={arrow} built={built} />
        ))}
        {nodes.map((node) => (
          <Node key={node.key} node={node} built={built} />
        ))}
      </DiagramSheet>
      {built.earliest && (
        <p className="mt-1 text-sm text-ink-soft">
          In each circle: earliest start above{built.latest && ', latest finish below'}.
          {built.floats && ' Beside each activity that can wait: its float. The critical path is drawn thick.'}
        </p>
      )}
    </>
  );
}

function Arrow({ arrow, built }: { arrow: NetworkArrow; built: NetworkBuilt }) {
  const { id, duration, from, to, float } = arrow;
  const critical = arrow.critical && built.floats;
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
      <text x={middle.x} y={middle.y - (around && built.floats ? 20 : 7)} textAnchor="middle" className={halo}>
        {id} ({duration})
      </text>
      {built.floats && float > 0 && (
        <text
          x={middle.x}
          y={middle.y + (around ? -7 : 14)}
          textAnchor="middle"
          className={`text-[10.5px] fill-ink-soft ${halo}`}
        >
          float {float}
        </text>
      )}
    </>
  );
}

function Node({ node, built }: { node: NetworkNode; built: NetworkBuilt }) {
  const [x, y] = place(node);
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={radius}
        fill="var(--surface-raised)"
        stroke={node.critical && built.floats ? 'var(--pen)' : 'var(--line-strong)'}
        strokeWidth="2"
      />
      <path d={`M${x - radius} ${y}h${radius * 2}`} stroke="var(--line-strong)" />
      <text x={x} y={y - 4} textAnchor="middle">
        {built.earliest && node.earliest}
      </text>
      <text x={x} y={y + 14} textAnchor="middle">
        {built.latest && node.latest}
      </text>
    </>
  );
}

function place({ column, critical }: NetworkNode): [x: number, y: number] {
  return [22 + column * 74, critical ? 96 : 174];
}

const halo = 'font-semibold [paint-order:stroke] stroke-raised stroke-[5px] [stroke-linejoin:round]';

import type { Block } from '#content/pages/page-text.ts';
import { RichText } from './rich-text.tsx';

export function Blocks({ blocks }: { blocks: Block[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: prose never changes places
  return blocks.map((block, index) => <OneBlock key={index} block={block} />);
}

function OneBlock({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <RichText>{block}</RichText>
      </p>
    );
  }
  if ('heading' in block) return <h3>{block.heading}</h3>;
  if ('table' in block) return <FactTable {...block.table} />;
  return (
    <ul>
      {block.list.map((item) => (
        <li key={item}>
          <RichText>{item}</RichText>
        </li>
      ))}
    </ul>
  );
}

/** On a narrow screen each row becomes a small card of its own, because three columns do not fit. */
function FactTable({ head, rows }: { head: string[]; rows: string[][] }) {
  return (
    <table className={stacked}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row" className="sm:w-[26%]">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={cell} className={index === cells.length - 1 ? 'text-ink-soft sm:w-[30%]' : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const stacked =
  'max-sm:block max-sm:[&_thead]:sr-only max-sm:[&_tbody]:block max-sm:[&_tr]:block max-sm:[&_tr]:border-b ' +
  'max-sm:[&_tr]:border-line max-sm:[&_tr]:py-3 max-sm:[&_:is(th,td)]:block max-sm:[&_:is(th,td)]:border-0 ' +
  'max-sm:[&_:is(th,td)]:py-0.5';

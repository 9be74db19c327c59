import { type ReactNode, useId } from 'react';

type PlotCardProps = { title: string; children: ReactNode; table?: PlotTable };

type PlotTable = { head: readonly string[]; rows: readonly (readonly string[])[] };

/** A picture on a sheet of its own, with the same numbers as a table for whoever cannot or would rather not look. */
export function PlotCard({ title, children, table }: PlotCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-4 rounded-md border border-line bg-raised p-5 shadow-sheet sm:p-6"
    >
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {children}
      {table && (
        <details className="mt-auto text-sm">
          <summary className="link inline-block py-1">The numbers</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <section aria-label={`${title}, as a table`} tabIndex={0} className="mt-2 overflow-x-auto">
            <Table {...table} />
          </section>
        </details>
      )}
    </section>
  );
}

function Table({ head, rows }: PlotTable) {
  return (
    <table className="w-full border-collapse text-left tabular-nums">
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" className="border-b border-line py-1.5 pr-4 font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest]) => (
          <tr key={first}>
            <th scope="row" className="border-b border-line py-1.5 pr-4 font-normal whitespace-nowrap">
              {first}
            </th>
            {rest.map((text, column) => (
              <td key={head[column + 1]} className="border-b border-line py-1.5 pr-4">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

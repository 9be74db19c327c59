import type { Rewrite } from '#content/skills.ts';

/** A weak paragraph and the same one made strong, step by step. */
export function RewriteView({ rewrite: { question, weak, why, strong, verdict } }: { rewrite: Rewrite }) {
  return (
    <article className="grid break-inside-avoid gap-5 rounded-md border border-line bg-raised p-5 shadow-sheet sm:p-6">
      <h4 className="text-h4">{question}</h4>
      <div>
        <p className="mb-1 text-sm font-semibold text-pen">Weak</p>
        <blockquote className="border-l-2 border-pen pl-4">{weak}</blockquote>
        <p className="mt-2 text-sm text-ink-soft">{why}</p>
      </div>
      <div>
        <p className="mb-2 text-sm font-semibold text-success">Strong</p>
        <dl className="grid gap-3 border-l-2 border-success pl-4">
          {strong.map(({ letter, name, text }) => (
            <div key={letter}>
              <dt className="text-sm font-semibold text-ink-soft">
                <span className="text-pen">{letter}</span> {name}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-sm text-ink-soft">{verdict}</p>
      </div>
    </article>
  );
}

import type { KeyPoint } from '#content/curriculum/curriculum.ts';
import { datesOf } from './example-dates.ts';

type Example = Extract<KeyPoint, { type: 'example' }>;

export function Examples({ examples }: { examples: readonly Example[] }) {
  if (examples.length === 0) return null;
  return (
    <section>
      <h3 className="mb-4 border-b border-line pb-2">Examples</h3>
      <p className="mb-4 text-sm text-ink-soft">{datesOf(examples.map(({ text }) => text))}</p>
      <ul className="grid max-w-[56rem] gap-4">
        {examples.map(({ id, text, verified }) => (
          <li key={id} className="break-inside-avoid border-l-2 border-rule pl-4">
            {text} <span className="text-sm text-ink-soft">{standingOf(text, verified)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A year alone is no figure. */
function standingOf(text: string, verified: Example['verified']): string {
  const hasFigures = /\d/.test(text.replaceAll(/\b(?:19|20)\d\d\b/g, ''));
  return verified === 'checked' && hasFigures ? '(Main figures checked against a source.)' : standing[verified];
}

const standing: Record<Example['verified'], string> = {
  checked: '(Checked against a source.)',
  memory: '(Not checked against a source: look it up before you quote it.)',
  illustrative: '(Made up to illustrate.)',
};

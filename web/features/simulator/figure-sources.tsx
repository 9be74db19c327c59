import type { SimulatorQuestion } from '#content/curriculum/curriculum.ts';

/** Which figures of the extracts are real, and where they come from. */
export function FigureSources({ figures }: Pick<SimulatorQuestion, 'figures'>) {
  return (
    <section className="mt-8 border-t border-line pt-4 text-sm">
      <h3 className="mb-2 font-sans text-sm font-semibold">Where the figures come from</h3>
      <ul className="grid gap-2 text-ink-soft">
        {figures.map(({ text, status, source }) => (
          <li key={text}>
            <span className="text-ink">{text}</span>.{' '}
            {status === 'real' ? sourceSentence(source) : 'Made up for this question.'}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The data notes how a figure was confirmed after its source: 'ONS, checked' or 'Defra, from memory'. */
function sourceSentence(source = ''): string {
  const [, name = '', standing = ''] = /^(.*?)(?:, )?(checked.*|from memory)?$/.exec(source) ?? [];
  const origin = name ? `Source: ${name}. ` : '';
  return (
    origin + (standing.startsWith('checked') ? '' : 'Not checked against the source: look it up before you quote it.')
  );
}

import { reportWords } from '#content/report.ts';
import { WrittenText } from '#web/features/practice/exercises/written-text.tsx';
import { ReportBands } from './report-bands.tsx';
import { ReportCheckpoints } from './report-checkpoints.tsx';
import type { Report } from './work-api.ts';

/** What an examiner would look for: where it is, where it is not, and where that points to. */
export function ReportSheet({ report, text }: { report: Report; text: string }) {
  const { kind, bands, checkpoints, copied, repeated, words } = report;
  const earned = checkpoints.filter(({ state }) => state === 'earned').length;
  return (
    <article className="grid gap-6 rounded-md border border-line bg-raised p-5 shadow-sheet sm:p-6">
      <header className="max-w-reading">
        <h3 className="text-h3">{kind === 'plan' ? 'Your plan so far' : reportWords.title}</h3>
        <p className="mt-1 text-ink-soft">{kind === 'plan' ? reportWords.planNotice : reportWords.notice}</p>
      </header>
      {bands.length > 0 && <ReportBands bands={bands} text={text} />}
      <p>
        You have {earned} of the {checkpoints.length} things an examiner looks for
        {kind === 'answer' ? `, in ${words} words` : ''}.
      </p>
      <ReportCheckpoints checkpoints={checkpoints} text={text} />
      {kind === 'answer' && (
        <details className="group">
          <summary className="cursor-pointer font-semibold">Your answer, with the good parts highlighted</summary>
          <div className="mt-3 grid gap-2">
            <WrittenText heading="As you handed it in" text={text} spans={marksIn(report)} />
            {copied.length + repeated.length > 0 && (
              <p className="text-sm text-ink-soft">
                Wavy lines show words copied from the paper or repeated. They earn nothing by themselves.
              </p>
            )}
          </div>
        </details>
      )}
    </article>
  );
}

function marksIn({ checkpoints, copied, repeated }: Report) {
  return [
    ...checkpoints.flatMap(({ ao, state, span }) => (state === 'earned' && span ? [{ span, label: ao }] : [])),
    ...copied.map((span) => ({ span, label: 'copied', look: 'doubtful' as const })),
    ...repeated.map((span) => ({ span, label: 'said before', look: 'doubtful' as const })),
  ];
}

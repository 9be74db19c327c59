import { capSentences, reportWords } from '#content/report.ts';
import type { Report } from './work-api.ts';

type Band = Report['bands'][number];

/** The level that each strand points to: always with its words. */
export function ReportBands({ bands, text }: { bands: readonly Band[]; text: string }) {
  return (
    <ul className={`grid gap-4 ${bands.length > 1 ? 'lg:grid-cols-2' : ''}`}>
      {bands.map((band) => (
        <li key={band.strand} className="grid content-start gap-2 rounded-md border border-line bg-page p-4">
          <h4 className="font-sans text-base! font-semibold">{band.strand}</h4>
          <Ladder level={band.level} top={band.top} />
          <p className="font-serif text-h4 font-semibold text-pen">
            {band.level === 0 ? 'Below Level 1 so far' : `Points to Level ${band.level} of ${band.top} `}
            {band.marks && <span className="whitespace-nowrap">({band.marks.replace('-', '–')} marks)</span>}
          </p>
          <p>{band.descriptor ?? reportWords.nothing}</p>
          {band.restsOn && (
            <p className="text-sm">
              {reportWords.ownDoubt} <q>{text.slice(...band.restsOn)}</q>
            </p>
          )}
          {band.heldBy && <p className="text-sm">{capSentences[band.heldBy]}</p>}
          {band.next && (
            <p className="text-sm text-ink-soft">
              <span className="font-semibold">For Level {band.next.level}:</span> {band.next.descriptor}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The same in a picture: one rung for each level. */
function Ladder({ level, top }: { level: number; top: number }) {
  return (
    <div aria-hidden="true" className="flex items-end gap-1">
      {Array.from({ length: top }, (_, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a rung is its place
          key={at}
          style={{ height: `${10 + 6 * at}px` }}
          className={`w-8 rounded-sm ${at < level ? 'bg-accent' : 'bg-line'}`}
        />
      ))}
    </div>
  );
}

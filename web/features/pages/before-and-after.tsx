import { landing } from '#content/pages/landing.ts';
import { beforeAndAfter } from '#content/samples.ts';

/** A real exchange. `server/demo/samples.test.ts` holds it with the real tutor and marker. */
export function BeforeAndAfter() {
  const { title, lead, first, asked, second } = landing.proof;
  const sample = beforeAndAfter;
  return (
    <section aria-labelledby="proof-title" className="mt-section">
      <h2 id="proof-title">{title}</h2>
      <p className="mt-3 max-w-reading text-ink-soft">{lead}</p>
      <p className="mt-8 font-serif text-h3 font-semibold">{sample.question}</p>
      <ol className="mt-4 grid gap-5 lg:grid-cols-3">
        <Answer title={first} {...sample.first} />
        <li className="grid content-start gap-2 rounded-md border-l-4 border-pen bg-sunken p-5">
          <h3 className="text-sm font-semibold text-ink-soft">{asked}</h3>
          <p className="font-serif text-h4 font-semibold">{sample.tutor}</p>
        </li>
        <Answer title={second} {...sample.second} verdict={sample.verdict} />
      </ol>
    </section>
  );
}

type AnswerProps = { title: string; answer: string; found: number; wanted: number; verdict?: string };

function Answer({ title, answer, found, wanted, verdict }: AnswerProps) {
  const whole = found === wanted;
  return (
    <li className="flex flex-col gap-2 rounded-md border border-line bg-raised p-5 shadow-sheet">
      <h3 className="text-sm font-semibold text-ink-soft">{title}</h3>
      <p className="grow">“{answer}”</p>
      <p
        className={`mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold ${whole ? 'text-success' : 'text-pen'}`}
      >
        <span aria-hidden="true" className="flex gap-1.5">
          {dots(found, wanted).map(({ key, full }) => (
            <span key={key} className={`size-3 rounded-full border-2 border-current ${full ? 'bg-current' : ''}`} />
          ))}
        </span>
        <span className="lining-nums">
          {landing.proof.ideas.replace('{found}', String(found)).replace('{wanted}', String(wanted))}
        </span>
        {verdict && <span className="font-serif">{verdict}</span>}
      </p>
    </li>
  );
}

function dots(found: number, wanted: number) {
  return Array.from({ length: wanted }, (_, at) => ({ key: at + 1, full: at < found }));
}

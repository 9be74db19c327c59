import { faultSentences, objectiveNames } from '#content/report.ts';
import { shorten } from '#domain/shorten.ts';
import { MarginSign } from '../practice/margin-sign.tsx';
import type { Report } from './work-api.ts';

type Checkpoint = Report['checkpoints'][number];
const objectives = ['AO1', 'AO2', 'AO3', 'AO4'] as const;

/** By assessment objective: the sentence that earned each, and a question for each that is missing. */
export function ReportCheckpoints({ checkpoints, text }: { checkpoints: readonly Checkpoint[]; text: string }) {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {objectives.map((objective) => {
        const own = checkpoints.filter(({ ao }) => ao === objective);
        if (own.length === 0) return null;
        return (
          <section key={objective}>
            <h4 className="mb-2 font-sans text-base! font-semibold">
              {objective} · {objectiveNames[objective]}
            </h4>
            <ul className="grid gap-3">
              {own.map((checkpoint) => (
                <li key={checkpoint.id} className="flex gap-2.5">
                  <MarginSign {...signs[checkpoint.state]} />
                  <Words checkpoint={checkpoint} text={text} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Words({ checkpoint, text }: { checkpoint: Checkpoint; text: string }) {
  const { state, idea, span, fault, ask, look } = checkpoint;
  return (
    <span className="min-w-0">
      <span className="sr-only">{spoken[state]}: </span>
      {idea ?? ask}
      {span && <q className="block text-sm text-ink-soft">{shorten(text.slice(...span), { most: 220, tail: 30 })}</q>}
      {fault && <span className="block text-sm font-semibold">{faultSentences[fault]}</span>}
      {idea && ask && <span className="block text-sm">{ask}</span>}
      {look && <span className="block text-sm text-ink-soft">Look at {look}.</span>}
    </span>
  );
}

const spoken = { earned: 'There', named: 'Only named', missing: 'Missing' };

const signs = {
  earned: { path: 'm4 13 5 6L20 4', look: 'text-success' },
  named: { path: 'M5 12h14', look: 'text-warning' },
  missing: { path: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z', look: 'text-ink-soft' },
};

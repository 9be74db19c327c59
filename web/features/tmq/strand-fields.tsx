import { markOutsideLevel } from '#domain/mark-level.ts';
import { marksOf } from '#domain/marks.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { DeskView, Draft } from './marking-link.ts';

type Strands = NonNullable<Draft['strands']>;
type Scheme = NonNullable<DeskView['model']>['levelDescriptors']['strands'];
type StrandFieldsProps = {
  strands: Strands;
  scheme: Scheme;
  outOf: number | null;
  onChange: (strands: Strands) => void;
};

/** A level and a mark in each strand of the question's own scheme; the whole is their sum. */
export function StrandFields({ strands, scheme, outOf, onChange }: StrandFieldsProps) {
  const edit = (at: number, changes: Partial<Strands[number]>) =>
    onChange(strands.map((one, index) => (index === at ? { ...one, ...changes } : one)));
  const number = (text: string) => (/^\d+$/.test(text) ? Number(text) : null);
  return (
    <div className="grid gap-5">
      {strands.map(({ strand, outOf: most, level, mark }, at) => (
        <fieldset key={strand} className="grid min-w-0 items-start gap-3 sm:grid-cols-2 sm:gap-x-5">
          <legend className="mb-2 font-semibold">
            {strand} <span className="font-normal text-ink-soft">({most} marks)</span>
          </legend>
          <Select
            label="Level"
            placeholder="Choose"
            options={(scheme[at]?.levels ?? []).map((one) => ({
              value: String(one.level),
              label: `${one.level} (${one.marks.replace('-', '–')})`,
            }))}
            value={level === null ? '' : String(level)}
            onChange={(event) => edit(at, { level: number(event.target.value) })}
          />
          <Field
            label="Mark"
            type="number"
            inputMode="numeric"
            min={0}
            max={most}
            step={1}
            value={mark ?? ''}
            error={markOutsideLevel(scheme[at]?.levels ?? [], { level, mark })}
            onChange={(event) => edit(at, { mark: number(event.target.value) })}
          />
        </fieldset>
      ))}
      <p>
        Total:{' '}
        <strong className="lining-nums">
          {marksOf(
            strands.reduce((sum, { mark }) => sum + (mark ?? 0), 0),
            outOf,
          )}
        </strong>
      </p>
    </div>
  );
}

import { markOutsideLevel } from '#domain/mark-level.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { DeskView, Draft } from './marking-link.ts';

type MarkFieldsProps = { tariffs: DeskView['tariffs']; draft: Draft; onChange: (changes: Partial<Draft>) => void };

export function MarkFields({ tariffs, draft, onChange }: MarkFieldsProps) {
  const levels = tariffs.find(({ outOf }) => outOf === draft.outOf)?.levels ?? [];
  const number = (text: string) => (/^\d+$/.test(text) ? Number(text) : null);
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Select
        label="Out of"
        placeholder="Choose"
        options={tariffs.map(({ outOf }) => ({ value: String(outOf), label: `${outOf} marks` }))}
        value={draft.outOf === null ? '' : String(draft.outOf)}
        onChange={(event) => onChange({ outOf: number(event.target.value), level: null })}
      />
      <Select
        label="Level"
        placeholder="Choose"
        disabled={levels.length === 0}
        options={levels.map(({ level, marks }) => ({ value: String(level), label: `${level} (${marks})` }))}
        value={draft.level === null ? '' : String(draft.level)}
        onChange={(event) => onChange({ level: number(event.target.value) })}
      />
      {/* A row of its own: the sentence about a mark outside its level is longer than the field. */}
      <div className="sm:col-span-2 sm:[&_input]:max-w-40">
        <Field
          label="Mark"
          type="number"
          inputMode="numeric"
          min={0}
          max={draft.outOf ?? 25}
          step={1}
          value={draft.mark ?? ''}
          error={markOutsideLevel(levels, draft)}
          onChange={(event) => onChange({ mark: number(event.target.value) })}
        />
      </div>
    </div>
  );
}

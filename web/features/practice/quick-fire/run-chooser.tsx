import { isRunScope, runLengths } from '#domain/practice/quick-fire.ts';
import type { Subject } from '#domain/subjects.ts';
import { themeName } from '#domain/themes.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Start } from './quick-fire-api.ts';
import { type RunWish, useRunWish } from './run-wish.ts';

type RunChooserProps = {
  subject: Subject;
  themes: Start['themes'];
  weak: number;
  busy: boolean;
  onStart: (wish: RunWish) => void;
};

/** A run of one's own. The choice is remembered in this browser. */
export function RunChooser({ subject, themes, weak, busy, onStart }: RunChooserProps) {
  const [wish, setWish] = useRunWish(subject);
  const change = (changes: Partial<RunWish>) => setWish({ ...wish, ...changes });
  return (
    <Card as="section" subject={subject}>
      <h3 className="mb-4 text-h3">Choose your own</h3>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onStart(wish);
        }}
      >
        <Select
          label="Questions from"
          value={wish.scope}
          options={scopes(subject, themes, weak)}
          onChange={({ target }) => isRunScope(target.value) && change({ scope: target.value })}
        />
        <fieldset className="min-w-0">
          <legend className="mb-1.5 font-semibold leading-snug">How many</legend>
          <div className="flex gap-2">
            {runLengths.map((length) => (
              <label key={length} className={lengthLook}>
                <input
                  type="radio"
                  name="length"
                  className="sr-only"
                  checked={wish.length === length}
                  onChange={() => change({ length })}
                />
                {length}
              </label>
            ))}
          </div>
        </fieldset>
        <Checkbox
          label="Timed"
          hint="30 to 90 seconds a question, and longer for calculations."
          checked={!wish.calm}
          onChange={({ target }) => change({ calm: !target.checked })}
        />
        <div>
          <Button type="submit" variant="secondary" busy={busy}>
            Start
          </Button>
        </div>
      </form>
    </Card>
  );
}

function scopes(subject: Subject, themes: Start['themes'], weak: number) {
  return [
    { value: 'mixed', label: 'Everything, mixed' },
    { value: 'weak', label: weak > 0 ? `My weak spots (${weak})` : 'My weak spots (none yet)' },
    { value: 'due', label: 'Due today' },
    { value: 'definitions', label: 'Definitions' },
    { value: 'calculations', label: 'Calculations' },
    { value: 'judgements', label: 'Judgements' },
    ...themes.map(({ number, title }) => ({
      value: `theme:${number}`,
      label: `${themeName({ subject, number })}: ${title}`,
    })),
  ];
}

const lengthLook =
  'grid min-h-11 min-w-14 cursor-pointer place-items-center rounded-md border border-line-strong px-3 font-semibold tabular-nums ' +
  'hover:border-ink has-checked:border-accent has-checked:bg-accent has-checked:text-accent-ink ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

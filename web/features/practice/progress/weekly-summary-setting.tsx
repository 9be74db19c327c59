import { useState } from 'react';
import { errorText } from '#web/api.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { PlotCard } from './plot-card.tsx';
import { saveWeeklySummary } from './progress-api.ts';

export function WeeklySummarySetting({ initial }: { initial: boolean }) {
  const [on, setOn] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const change = (wanted: boolean) => {
    setOn(wanted);
    setError(null);
    saveWeeklySummary(wanted).catch((failure: unknown) => {
      setOn(!wanted);
      setError(errorText(failure, 'This could not be saved. Check your connection and try again.'));
    });
  };
  return (
    <PlotCard title="Weekly summary">
      <Checkbox
        label="Send me a summary on Monday mornings"
        hint="We email you after any week you’ve worked, or when your teacher has set something. Each email has a link to stop them."
        checked={on}
        error={error}
        onChange={(event) => change(event.currentTarget.checked)}
      />
    </PlotCard>
  );
}

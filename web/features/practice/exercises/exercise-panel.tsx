import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { exerciseWords } from '#content/exercises.ts';
import { chainKinds, evaluationKinds } from '#domain/exercises/inputs.ts';
import type { Subject } from '#domain/subjects.ts';
import { themeName } from '#domain/themes.ts';
import { errorText } from '#web/api.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Select } from '#web/ui/select.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { type ExerciseKind, loadOverview } from './exercise-api.ts';
import { ExerciseRun } from './exercise-run.tsx';

export type Skill = 'analysis' | 'evaluation';

/** The exercises of one skill, a tab for each kind. */
export function ExercisePanel({ subject, skill }: { subject: Subject; skill: Skill }) {
  const kinds: readonly ExerciseKind[] = skill === 'analysis' ? chainKinds : evaluationKinds;
  const search = new URLSearchParams(useSearch());
  const [kind, setKind] = useState(kinds.find((one) => one === search.get('kind')) ?? kinds[0] ?? 'order');
  const [theme, setTheme] = useState('');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => showSelectedTab(panel.current), []);
  const overview = useLoaded(loadOverview, subject);
  // From a list of what is due: this very one first.
  const item = search.get('item') ?? undefined;
  const ready = overview.state === 'ready' ? overview.value : undefined;
  const due = ready?.due[skill === 'analysis' ? 'chain' : 'evaluation'] ?? 0;
  const run = <ExerciseRun key={`${kind}:${theme}`} subject={subject} kind={kind} theme={theme} item={item} />;
  return (
    <section ref={panel} aria-labelledby="practise" className="mb-section min-h-120" data-screen-only>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="practise">Practise now</h2>
          <p className="mt-1 text-ink-soft">{dueSentence(skill, due)}</p>
        </div>
        <div className="w-full sm:w-72">
          <Select
            label="From"
            value={theme}
            onChange={(event) => setTheme(event.target.value)}
            options={[
              { value: '', label: 'The whole course' },
              ...(ready?.themes ?? []).map(({ number, title }) => ({
                value: String(number),
                label: `${themeName({ subject, number })}: ${title}`,
              })),
            ]}
          />
        </div>
      </div>
      {overview.state === 'failed' && (
        <div className="mb-4">
          <LoadFailed sentence={errorText(overview.error, couldNotLoad)} onRetry={overview.retry} />
        </div>
      )}
      <Tabs
        label="Kind of exercise"
        selected={kind}
        onSelect={(id) => setKind(kinds.find((one) => one === id) ?? kind)}
        tabs={kinds.map((id) => ({ id, label: exerciseWords[id].title, content: id === kind ? run : null }))}
      />
    </section>
  );
}

const couldNotLoad = 'We couldn’t load what’s due. Check your connection and try again.';

/** Opened from a list, the wanted kind may stand outside the strip of tabs on a phone. */
function showSelectedTab(panel: HTMLElement | null): void {
  const tab = panel?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
  tab?.parentElement?.scrollTo({ left: tab.offsetLeft - tab.parentElement.offsetLeft - 24 });
}

function dueSentence(skill: Skill, due: number): string {
  const one = skill === 'analysis' ? 'chain' : 'claim';
  if (due === 0) return `Each ${one} you try comes back when it’s time to see it again.`;
  return due === 1
    ? `One ${one} is due today, so we’ll start with it.`
    : `${due} ${one}s are due today, so we’ll start with them.`;
}

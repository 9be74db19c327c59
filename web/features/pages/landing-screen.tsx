import { lazy, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { marketingCards } from '#content/marketing.ts';
import type { Subject } from '#domain/subjects.ts';
import { tab } from '#web/kept/stores.ts';
import { Still } from '#web/still.tsx';
import { MasterButton } from './master-button.tsx';
import { SubjectChoice } from './subject-choice.tsx';
import { TrialQuestion } from './trial-question.tsx';

export function LandingScreen() {
  const [chosen, setChosen] = useState<Subject[]>([]);
  useScrollToSubjects();
  const toggle = (subject: Subject) =>
    setChosen(chosen.includes(subject) ? chosen.filter((other) => other !== subject) : [...chosen, subject]);
  return (
    <div className="relative">
      <Still body={LandingTop} />
      <section id="subjects" tabIndex={-1} aria-labelledby="subjects-title" className="mt-section outline-none">
        <h2 id="subjects-title">Choose your subjects</h2>
        <p className="mt-3 max-w-reading text-ink-soft">See what each one asks of you. Tick one or both to start.</p>
        <div className="mt-8 grid gap-6 lg:grid-cols-2">
          {marketingCards.map((card) => (
            <SubjectChoice
              key={card.subject}
              card={card}
              chosen={chosen.includes(card.subject)}
              onToggle={() => toggle(card.subject)}
            />
          ))}
        </div>
      </section>
      <TrialQuestion />
      <Still body={LandingSections} />
      <MasterButton chosen={marketingCards.filter(({ subject }) => chosen.includes(subject))} />
    </div>
  );
}

/** Spec 2: to the subjects when the query has scroll=subjects or a stored flag says so. */
function useScrollToSubjects(): void {
  const search = useSearch();
  useEffect(() => {
    const asked = new URLSearchParams(search).get('scroll') === 'subjects';
    if (!takeFlag() && !asked) return;
    // One frame later: a change of page scrolls to the top first.
    const frame = requestAnimationFrame(() => {
      const section = document.getElementById('subjects');
      section?.scrollIntoView();
      section?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [search]);
}

function takeFlag(): boolean {
  const flagged = tab.has('scrollToSubjects');
  tab.write('scrollToSubjects', undefined);
  return flagged;
}

const LandingTop = lazy(() => import('./landing-top.tsx').then((module) => ({ default: module.LandingTop })));
const LandingSections = lazy(() =>
  import('./landing-sections.tsx').then((module) => ({ default: module.LandingSections })),
);

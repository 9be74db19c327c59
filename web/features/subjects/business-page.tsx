import business from '#content/curriculum/business.json' with { type: 'json' };
import { MapCard } from '#web/features/practice/progress/map-card.tsx';
import type { TutorPlace } from '#web/features/tutor/places.ts';
import { TutorStage } from '#web/features/tutor/tutor-stage.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { BoardLinks } from './board-links.tsx';
import { type Shortcut, Shortcuts } from './shortcuts.tsx';
import { ThemeButtons } from './theme-buttons.tsx';
import { ThemeMap } from './theme-map.tsx';
import { courseSuggestions } from './tutor-suggestions.ts';

export function BusinessPage() {
  return (
    <div className="grid gap-section">
      <div>
        <PageHeading
          title="Business"
          lead="Ten topics, 42 sections: read what to revise, then talk it through with your tutor."
        />
        <BoardLinks boards={[{ name: 'AQA', href: business.specUrl }]}>
          Your tutor supports all exam boards. The topics follow AQA (7132, last exams in summer 2027); Edexcel and OCR
          cover the same ground in another order, so tell the tutor which board you sit.
        </BoardLinks>
      </div>
      <ThemeButtons heading="Choose a topic" subject="business" themes={business.units} />
      <section data-screen-only>
        <h2>Your Business tutor</h2>
        <p className="mt-1 mb-5 max-w-reading text-ink-soft">
          One tutor takes all ten topics. Choose one above to start from it.
        </p>
        <TutorStage place={tutor} suggestions={courseSuggestions} />
      </section>
      <MapCard subject="business" />
      <Shortcuts shortcuts={shortcuts} />
      <ThemeMap subject="business" themes={business.units} />
    </div>
  );
}

const tutor: TutorPlace = { agentId: 'business', subject: 'business', name: 'Business tutor' };

const shortcuts: Shortcut[] = [
  { title: 'Tutor Marked Question', hint: 'TMQ: a teacher marks your essay', href: '/tmq/business' },
  { title: 'My marking', hint: 'Your essays and their feedback', href: '/my-marking' },
  { title: 'Quick Fire Testing', hint: 'Short questions, marked at once', href: '/subject/business/qft' },
  { title: 'Analysis Builder', hint: 'Chains of reasoning to build', href: '/subject/business/ab' },
  { title: 'Evaluation Skills', hint: 'Claims to weigh and judge', href: '/subject/business/es' },
  { title: 'Exam Strategy Simulator' },
  { title: 'Diagrams from memory', hint: 'Draw it and have it checked', href: '/subject/business/diagrams' },
  { title: 'About', hint: 'How the tutor works', href: '/about' },
  { title: 'Resource Shop' },
];

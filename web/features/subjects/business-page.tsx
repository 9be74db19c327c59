import business from '#content/curriculum/business.json' with { type: 'json' };
import { MapCard } from '#web/features/practice/progress/map-card.tsx';
import type { TutorPlace } from '#web/features/tutor/places.ts';
import { TutorStage } from '#web/features/tutor/tutor-stage.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { BoardLinks } from './board-links.tsx';
import { Continue } from './continue.tsx';
import { type Shortcut, Shortcuts } from './shortcuts.tsx';
import { ThemeMap } from './theme-map.tsx';
import { courseSuggestions } from './tutor-suggestions.ts';

export function BusinessPage() {
  return (
    <div className="grid gap-section">
      <div>
        <PageHeading title="Business" lead="Ten units, 42 sections. Ask your tutor anything, or choose a unit." />
        <section data-screen-only aria-labelledby="tutor">
          {/* On a phone the room goes to the conversation, which bears the tutor's name itself. */}
          <h2 id="tutor" className="mb-4 max-lg:sr-only">
            Your Business tutor
          </h2>
          <TutorStage place={tutor} suggestions={courseSuggestions} />
        </section>
        <Continue subject="business" />
      </div>
      <ThemeMap heading="Choose a unit" subject="business" themes={business.units} />
      <MapCard subject="business" />
      <Shortcuts shortcuts={shortcuts} />
      <BoardLinks boards={[{ name: 'AQA', href: business.specUrl }]}>
        Your tutor supports all exam boards. The units follow AQA (7132, last exams in summer 2027); Edexcel and OCR
        cover the same ground in a different order, so tell your tutor which board you’re taking.
      </BoardLinks>
    </div>
  );
}

const tutor: TutorPlace = { agentId: 'business', subject: 'business', name: 'Business tutor' };

const shortcuts: Shortcut[] = [
  { title: 'Tutor Marked Question', hint: 'A marker reads and marks your essay', href: '/tmq/business' },
  { title: 'My marking', hint: 'Your essays and their feedback', href: '/my-marking' },
  { title: 'Quick Fire Testing', hint: 'Short questions, marked straight away', href: '/subject/business/qft' },
  { title: 'Analysis Builder', hint: 'Build chains of reasoning', href: '/subject/business/ab' },
  { title: 'Evaluation Skills', hint: 'Weigh claims and judge', href: '/subject/business/es' },
  { title: 'Exam Strategy Simulator' },
  { title: 'Diagrams from memory', hint: 'Draw it and get it checked', href: '/subject/business/diagrams' },
  { title: 'About', hint: 'How the tutor works', href: '/about' },
  { title: 'Resource Shop' },
];

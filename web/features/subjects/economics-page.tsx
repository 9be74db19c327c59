import economics from '#content/curriculum/economics.json' with { type: 'json' };
import { MapCard } from '#web/features/practice/progress/map-card.tsx';
import type { TutorPlace } from '#web/features/tutor/places.ts';
import { TutorStage } from '#web/features/tutor/tutor-stage.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { BoardLinks } from './board-links.tsx';
import { Continue } from './continue.tsx';
import { type Shortcut, Shortcuts } from './shortcuts.tsx';
import { ThemeMap } from './theme-map.tsx';
import { courseSuggestions } from './tutor-suggestions.ts';

export function EconomicsPage() {
  return (
    <div className="grid gap-section">
      <div>
        <PageHeading title="Economics" lead="Four themes, 87 sections. Ask your tutor anything, or choose a theme." />
        <section data-screen-only aria-labelledby="tutor">
          {/* On a phone the room goes to the conversation, which bears the tutor's name itself. */}
          <h2 id="tutor" className="mb-4 max-lg:sr-only">
            Your Economics tutor
          </h2>
          <TutorStage place={tutor} suggestions={courseSuggestions} />
        </section>
        <Continue subject="economics" />
      </div>
      <ThemeMap heading="Choose a theme" subject="economics" themes={economics.themes} />
      <MapCard subject="economics" />
      <Shortcuts shortcuts={shortcuts} />
      <BoardLinks boards={boards}>
        Your tutor supports all exam boards. The themes follow Edexcel A; AQA and OCR teach the same core in a different
        order. Tell your tutor which board you’re taking and it will use that board’s words and marks.
      </BoardLinks>
    </div>
  );
}

/** Spec 2 names them in this order. */
const boards = ['OCR', 'Edexcel', 'AQA'].map((name) => ({
  name,
  href: economics.boards.find(({ board }) => board.startsWith(name))?.specUrl ?? '',
}));

const tutor: TutorPlace = { agentId: 'economics', subject: 'economics', name: 'Economics tutor' };

const shortcuts: Shortcut[] = [
  { title: 'Tutor Marked Question', hint: 'A marker reads and marks your essay', href: '/tmq/economics' },
  { title: 'My marking', hint: 'Your essays and their feedback', href: '/my-marking' },
  { title: 'Analysis Builder', hint: 'Build chains of reasoning', href: '/subject/economics/ab' },
  { title: 'Evaluation Skills', hint: 'Weigh claims and judge', href: '/subject/economics/es' },
  { title: 'Quick Fire Testing', hint: 'Short questions, marked straight away', href: '/subject/economics/qft' },
  { title: 'Exam Strategy Simulator', hint: 'Twelve questions with case studies', href: '/subject/economics/ess' },
  { title: 'Diagrams from memory', hint: 'Draw it and get it checked', href: '/subject/economics/diagrams' },
  { title: 'About', hint: 'How the tutor works', href: '/about' },
  { title: 'Resource Shop' },
];

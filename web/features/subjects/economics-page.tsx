import economics from '#content/curriculum/economics.json' with { type: 'json' };
import { MapCard } from '#web/features/practice/progress/map-card.tsx';
import type { TutorPlace } from '#web/features/tutor/places.ts';
import { TutorStage } from '#web/features/tutor/tutor-stage.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { BoardLinks } from './board-links.tsx';
import { type Shortcut, Shortcuts } from './shortcuts.tsx';
import { ThemeButtons } from './theme-buttons.tsx';
import { ThemeMap } from './theme-map.tsx';
import { courseSuggestions } from './tutor-suggestions.ts';

export function EconomicsPage() {
  return (
    <div className="grid gap-section">
      <div>
        <PageHeading
          title="Economics"
          lead="Four themes, 87 sections: read what to revise, then talk it through with your tutor."
        />
        <BoardLinks boards={boards}>
          Your tutor supports all exam boards. The themes follow Edexcel A; AQA and OCR teach the same core of micro and
          macro in another order, so tell the tutor which board you sit and it will use that board’s words and marks.
        </BoardLinks>
      </div>
      <ThemeButtons heading="Choose a theme" subject="economics" themes={economics.themes} />
      <section data-screen-only>
        <h2>Your Economics tutor</h2>
        <p className="mt-1 mb-5 max-w-reading text-ink-soft">
          Choose a theme above to talk to the tutor who knows it best. Without one, this tutor takes questions on all
          four.
        </p>
        <TutorStage place={tutor} suggestions={courseSuggestions} />
      </section>
      <MapCard subject="economics" />
      <Shortcuts shortcuts={shortcuts} />
      <ThemeMap subject="economics" themes={economics.themes} />
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
  { title: 'Tutor Marked Question', hint: 'TMQ: a teacher marks your essay', href: '/tmq/economics' },
  { title: 'My marking', hint: 'Your essays and their feedback', href: '/my-marking' },
  { title: 'Analysis Builder', hint: 'From a point to a chain of reasoning', href: '/subject/economics/ab' },
  { title: 'Evaluation Skills', hint: 'Weigh, qualify and judge', href: '/subject/economics/es' },
  { title: 'Quick Fire Testing', hint: 'Short questions, honest marking', href: '/subject/economics/qft' },
  { title: 'Exam Strategy Simulator', hint: 'Twelve questions with case studies', href: '/subject/economics/ess' },
  { title: 'Diagrams from memory', hint: 'Draw it and have it checked', href: '/subject/economics/diagrams' },
  { title: 'About', hint: 'How the tutor works', href: '/about' },
  { title: 'Resource Shop' },
];

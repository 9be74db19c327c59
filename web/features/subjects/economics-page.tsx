import economics from '#content/curriculum/economics.json' with { type: 'json' };
import { BoardLinks } from './board-links.tsx';
import { CoursePage } from './course-page.tsx';
import type { Shortcut } from './shortcuts.tsx';

export function EconomicsPage() {
  return (
    <CoursePage
      tutor={tutor}
      title="Economics"
      lead="Four themes, 87 sections. Ask your tutor anything, or choose a theme."
      choose="Choose a theme"
      themes={economics.themes}
      shortcuts={shortcuts}
    >
      <BoardLinks boards={boards}>
        Your tutor supports all exam boards. The themes follow Edexcel A; AQA and OCR teach the same core in a different
        order. Tell your tutor which board you’re taking and it will use that board’s words and marks.
      </BoardLinks>
    </CoursePage>
  );
}

/** Spec 2 names them in this order. */
const boards = ['OCR', 'Edexcel', 'AQA'].map((name) => ({
  name,
  href: economics.boards.find(({ board }) => board.startsWith(name))?.specUrl ?? '',
}));

const tutor = { agentId: 'economics', subject: 'economics', name: 'Economics tutor' } as const;

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

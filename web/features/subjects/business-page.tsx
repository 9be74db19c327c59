import business from '#content/curriculum/business.json' with { type: 'json' };
import { BoardLinks } from './board-links.tsx';
import { CoursePage } from './course-page.tsx';
import type { Shortcut } from './shortcuts.tsx';

export function BusinessPage() {
  return (
    <CoursePage
      tutor={tutor}
      title="Business"
      lead="Ten units, 42 sections. Ask your tutor anything, or choose a unit."
      choose="Choose a unit"
      themes={business.units}
      shortcuts={shortcuts}
    >
      <BoardLinks boards={[{ name: 'AQA', href: business.specUrl }]}>
        Your tutor supports all exam boards. The units follow AQA (7132, last exams in summer 2027); Edexcel and OCR
        cover the same ground in a different order, so tell your tutor which board you’re taking.
      </BoardLinks>
    </CoursePage>
  );
}

const tutor = { agentId: 'business', subject: 'business', name: 'Business tutor' } as const;

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

import business from '#content/curriculum/business.json' with { type: 'json' };
import { PageHeading } from '#web/ui/page-heading.tsx';
import { BoardLinks } from './board-links.tsx';
import { type Shortcut, Shortcuts } from './shortcuts.tsx';
import { ThemeButtons } from './theme-buttons.tsx';
import { ThemeMap } from './theme-map.tsx';
import { TutorPlace } from './tutor-place.tsx';

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
      <TutorPlace heading="Your Business tutor" name="Business, all topics">
        One tutor takes all ten topics. Choose one above to start from it.
      </TutorPlace>
      <Shortcuts shortcuts={shortcuts} />
      <ThemeMap subject="business" themes={business.units} />
    </div>
  );
}

const shortcuts: Shortcut[] = [
  { title: 'Tutor Marked Question', hint: 'TMQ: a teacher marks your essay', href: '/tmq/business' },
  { title: 'My marking', hint: 'Your essays and their feedback', href: '/my-marking' },
  { title: 'Exam Strategy Simulator' },
  { title: 'About', hint: 'How the tutor works', href: '/about' },
  { title: 'Resource Shop' },
];

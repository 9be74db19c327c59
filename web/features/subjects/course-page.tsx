import type { ReactNode } from 'react';
import type { Subject } from '#domain/subjects.ts';
import { MapCard } from '#web/features/practice/progress/map-card.tsx';
import type { TutorPlace } from '#web/features/tutor/places.ts';
import { TutorStage } from '#web/features/tutor/tutor-stage.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Continue } from './continue.tsx';
import { type Shortcut, Shortcuts } from './shortcuts.tsx';
import { ThemeMap, type ThemeMapProps } from './theme-map.tsx';
import { courseSuggestions } from './tutor-suggestions.ts';

type CoursePageProps = Pick<ThemeMapProps, 'themes'> & {
  /** The same at each drawing: a conversation is held for it. */
  tutor: TutorPlace & { subject: Subject };
  title: string;
  lead: string;
  /** 'Choose a theme' */
  choose: string;
  shortcuts: Shortcut[];
  /** What is said of the boards. */
  children: ReactNode;
};

/** A subject: its tutor, where to go on, its themes or units, and what else there is. */
export function CoursePage({ tutor, title, lead, choose, themes, shortcuts, children }: CoursePageProps) {
  const { subject } = tutor;
  return (
    <div className="grid gap-section">
      <div>
        <PageHeading title={title} lead={lead} />
        <section data-screen-only aria-labelledby="tutor">
          {/* On a phone the room goes to the conversation, which bears the tutor's name itself. */}
          <h2 id="tutor" className="mb-4 max-lg:sr-only">
            Your {title} tutor
          </h2>
          <TutorStage place={tutor} suggestions={courseSuggestions} />
        </section>
        <Continue subject={subject} />
      </div>
      <ThemeMap heading={choose} subject={subject} themes={themes} />
      <MapCard subject={subject} />
      <Shortcuts shortcuts={shortcuts} />
      {children}
    </div>
  );
}

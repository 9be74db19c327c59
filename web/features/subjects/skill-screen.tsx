import type { ComponentType, ReactNode } from 'react';
import type { TutorPlace } from '#web/features/tutor/places.ts';
import { TutorLauncher } from '#web/features/tutor/tutor-launcher.tsx';
import { UsageBanner } from '#web/features/usage/usage-banner.tsx';
import { Still } from '#web/still.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

type SkillScreenProps = {
  title: string;
  lead: string;
  text: ComponentType;
  tutor: TutorPlace;
  /** What a student can do here, before the text. */
  practice?: ReactNode;
};

/** The frame of the three skill pages: public to read, with the minutes of whoever is signed in. */
export function SkillScreen({ title, lead, text, tutor, practice }: SkillScreenProps) {
  return (
    <div data-subject="economics">
      <UsageBanner subject="economics" />
      <PageHeading eyebrow="Economics skills" title={title} lead={lead} />
      {practice}
      <Still body={text} />
      <div className="mt-section">
        <TutorLauncher place={tutor} heading="Practise with your tutor" text="Try it out loud or in writing." />
      </div>
    </div>
  );
}

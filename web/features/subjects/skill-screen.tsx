import type { ComponentType } from 'react';
import { UsageBanner } from '#web/features/usage/usage-banner.tsx';
import { Still } from '#web/still.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { TutorPlace } from './tutor-place.tsx';

type SkillScreenProps = { title: string; lead: string; text: ComponentType };

/** The frame of the three skill pages: public to read, with the minutes of whoever is signed in. */
export function SkillScreen({ title, lead, text }: SkillScreenProps) {
  return (
    <div data-subject="economics">
      <UsageBanner subject="economics" />
      <PageHeading eyebrow="Economics skills" title={title} lead={lead} />
      <Still body={text} />
      <div className="mt-section">
        <TutorPlace heading="Your tutor for this skill" name={title}>
          Talking or typing to the tutor here needs a plan with Economics.
        </TutorPlace>
      </div>
    </div>
  );
}

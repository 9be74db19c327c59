import { lazy } from 'react';
import { site } from '#content/site.ts';
import { useAccount } from '#web/session.ts';
import { Still } from '#web/still.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { GuideVideo } from './guide-video.tsx';

export function GuideScreen() {
  return (
    <>
      <BackToThemes />
      <Still body={GuideTop} />
      {site.guideVideo && <GuideVideo video={site.guideVideo} />}
      <Still body={GuideCards} />
    </>
  );
}

/** The themes of the student's first subject; a visitor finds all of them under Subjects. */
function BackToThemes() {
  const account = useAccount();
  const [subject] = account && account !== 'unknown' ? account.subjects : [];
  return (
    <div data-screen-only className="mb-6">
      <ButtonLink href={subject ? `/subject/${subject}` : '/subjects'} variant="secondary" size="small">
        <span aria-hidden="true">←</span> Back to Themes
      </ButtonLink>
    </div>
  );
}

const GuideTop = lazy(() => import('./guide-top.tsx').then((module) => ({ default: module.GuideTop })));
const GuideCards = lazy(() => import('./guide-cards.tsx').then((module) => ({ default: module.GuideCards })));

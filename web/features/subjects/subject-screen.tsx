import { lazy } from 'react';
import { useParams } from 'wouter';
import { subjectTitles } from '#content/subjects.ts';
import { isSubject } from '#domain/subjects.ts';
import { UsageBanner } from '#web/features/usage/usage-banner.tsx';
import { UsageReminder } from '#web/features/usage/usage-reminder.tsx';
import { usePageTitle } from '#web/page-title.ts';

export function SubjectScreen() {
  const { title = '' } = useParams();
  usePageTitle(isSubject(title) ? subjectTitles[title] : undefined);
  if (!isSubject(title)) return null;
  const Page = pages[title];
  return (
    <div data-subject={title}>
      <UsageBanner subject={title} />
      <UsageReminder key={title} subject={title} />
      <Page />
    </div>
  );
}

/** A chunk each: a student of one subject does not load the map of the other. */
const pages = {
  economics: lazy(() => import('./economics-page.tsx').then((module) => ({ default: module.EconomicsPage }))),
  business: lazy(() => import('./business-page.tsx').then((module) => ({ default: module.BusinessPage }))),
};

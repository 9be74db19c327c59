import { lazy } from 'react';
import { simulatorWords } from '#content/simulator.ts';
import { UsageBanner } from '#web/features/usage/usage-banner.tsx';
import { Still } from '#web/still.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export function SimulatorListScreen() {
  return (
    <div data-subject="economics">
      <UsageBanner subject="economics" />
      <PageHeading eyebrow="Economics" title={simulatorWords.title} lead={simulatorWords.intro} />
      <Still body={SimulatorListText} />
    </div>
  );
}

const SimulatorListText = lazy(() =>
  import('./simulator-list-text.tsx').then((module) => ({ default: module.SimulatorListText })),
);

import { lazy } from 'react';
import { Still } from '#web/still.tsx';

export function AcceptableUseScreen() {
  return <Still body={AcceptableUseBody} />;
}

const AcceptableUseBody = lazy(() =>
  import('./acceptable-use-body.tsx').then((module) => ({ default: module.AcceptableUseBody })),
);

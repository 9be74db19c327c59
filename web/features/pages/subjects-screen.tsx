import { lazy } from 'react';
import { Still } from '#web/still.tsx';

export function SubjectsScreen() {
  return <Still body={SubjectsBody} />;
}

const SubjectsBody = lazy(() => import('./subjects-body.tsx').then((module) => ({ default: module.SubjectsBody })));

import { lazy } from 'react';
import { Still } from '#web/still.tsx';

export function AboutScreen() {
  return <Still body={AboutBody} />;
}

const AboutBody = lazy(() => import('./about-body.tsx').then((module) => ({ default: module.AboutBody })));

import { lazy } from 'react';
import { Still } from '#web/still.tsx';

export function SocialsScreen() {
  return <Still body={SocialsBody} />;
}

const SocialsBody = lazy(() => import('./socials-body.tsx').then((module) => ({ default: module.SocialsBody })));

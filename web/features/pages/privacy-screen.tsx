import { lazy } from 'react';
import { Still } from '#web/still.tsx';

export function PrivacyScreen() {
  return <Still body={PrivacyBody} />;
}

const PrivacyBody = lazy(() => import('./privacy-body.tsx').then((module) => ({ default: module.PrivacyBody })));

import { lazy } from 'react';
import { site } from '#content/site.ts';
import { Still } from '#web/still.tsx';
import { GuideVideo } from './guide-video.tsx';

export function GuideScreen() {
  return (
    <>
      <Still body={GuideTop} />
      {site.guideVideo && <GuideVideo video={site.guideVideo} />}
      <Still body={GuideRest} />
    </>
  );
}

const GuideTop = lazy(() => import('./guide-top.tsx').then((module) => ({ default: module.GuideTop })));
const GuideRest = lazy(() => import('./guide-rest.tsx').then((module) => ({ default: module.GuideRest })));

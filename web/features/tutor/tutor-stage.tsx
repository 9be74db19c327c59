import { type ComponentType, useEffect, useState } from 'react';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { StageRoomProps } from './stage-room.tsx';
import type { Suggestion } from './start-view.tsx';

type TutorStageProps = Omit<StageRoomProps, 'suggestions'> & { suggestions?: readonly Suggestion[] };

/** Spec 2: the voice tutor's screen, as a large part of a page. Loaded after the page's own words. */
export function TutorStage({ suggestions = [], ...rest }: TutorStageProps) {
  const [Room, setRoom] = useState<ComponentType<StageRoomProps>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return;
    import('./stage-room.tsx').then(
      (module) => setRoom(() => module.StageRoom),
      () => setFailed(true),
    );
  }, [failed]);
  if (Room) return <Room suggestions={suggestions} {...rest} />;
  return (
    <div data-screen-only className={`${stageHeights.start} rounded-lg border border-line bg-raised p-6`}>
      {failed ? (
        <LoadFailed
          sentence="The tutor could not be loaded. Check your connection and try again."
          onRetry={() => setFailed(false)}
        />
      ) : (
        <Skeleton lines={6} label="Loading the tutor" />
      )}
    </div>
  );
}

/** At first the text box should be in sight without scrolling; a conversation fills the window. */
export const stageHeights = {
  start: 'h-[clamp(26rem,calc(100dvh-26rem),36rem)] max-sm:h-[31rem]',
  conversation: 'h-[clamp(26rem,calc(100dvh-2rem),48rem)]',
};

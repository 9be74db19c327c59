import { useRef, useState } from 'react';
import { Announcer } from './announcer.tsx';
import { Composer } from './composer.tsx';
import { EarlierView } from './earlier-view.tsx';
import { NoticeLine } from './notice-line.tsx';
import type { TutorPlace } from './places.ts';
import { SettingsView } from './settings-view.tsx';
import { StartView, type Suggestion } from './start-view.tsx';
import { Transcript } from './transcript.tsx';
import { TutorHeader } from './tutor-header.tsx';
import { useTutorKeys } from './tutor-keys.ts';
import type { TutorSession } from './tutor-session.ts';
import type { TutorState } from './tutor-state.ts';
import { useTutorState } from './use-tutor.ts';
import { VoiceDesk } from './voice-desk.tsx';

export type TutorView = 'thread' | 'earlier' | 'settings';

type TutorProps = {
  place: TutorPlace;
  session: TutorSession;
  suggestions: readonly Suggestion[];
  headingId: string;
  /** In a panel, which can be closed. */
  onClose?: (() => void) | undefined;
};

/** The conversation with one tutor. In a wide place the voice stands beside the thread, in a narrow one below it. */
export function Tutor({ place, session, suggestions, headingId, onClose }: TutorProps) {
  const state = useTutorState(session);
  const [view, setView] = useState<TutorView>('thread');
  const root = useRef<HTMLDivElement>(null);
  useTutorKeys(root, session, onClose);
  const back = () => setView('thread');
  return (
    <div ref={root} data-subject={place.subject} className="@container flex min-h-0 flex-1 flex-col rounded-[inherit]">
      <div className={layout}>
        <TutorHeader
          place={place}
          session={session}
          headingId={headingId}
          view={view}
          onView={setView}
          onClose={onClose}
        />
        {view === 'earlier' && <EarlierView place={place} session={session} onBack={back} />}
        {view === 'settings' && <SettingsView session={session} onBack={back} />}
        {view === 'thread' &&
          (hasThread(state) ? (
            <Transcript name={place.name} session={session} />
          ) : (
            <StartView place={place} session={session} suggestions={suggestions} />
          ))}
        <VoiceDesk session={session} />
        <div className="[grid-area:write] rounded-b-[inherit] border-t border-line bg-surface">
          <NoticeLine session={session} />
          <Composer name={place.name} session={session} />
        </div>
      </div>
      <Announcer session={session} />
    </div>
  );
}

function hasThread({ messages, loading, live, replying }: TutorState): boolean {
  return messages.length > 0 || loading !== 'no' || live || replying;
}

const layout =
  'grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] rounded-[inherit] grid-rows-[auto_minmax(0,1fr)_auto_auto] ' +
  "[grid-template-areas:'head''thread''voice''write'] " +
  '@4xl:grid-cols-[minmax(0,1fr)_20rem] @4xl:grid-rows-[auto_minmax(0,1fr)_auto] ' +
  "@4xl:[grid-template-areas:'head_head''thread_voice''write_voice']";

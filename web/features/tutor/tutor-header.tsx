import { Ellipsis, History, X } from 'lucide-react';
import { BrandMark } from '#web/layout/brand.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { inBackground } from '../../in-background.ts';
import { IconButton } from './icon-button.tsx';
import type { TutorPlace } from './places.ts';
import { copyTranscript, downloadTranscript } from './transcript-text.ts';
import type { TutorView } from './tutor.tsx';
import type { TutorSession } from './tutor-session.ts';
import { useTutorState } from './use-tutor.ts';

type TutorHeaderProps = {
  place: TutorPlace;
  session: TutorSession;
  headingId: string;
  view: TutorView;
  onView: (view: TutorView) => void;
  onClose?: (() => void) | undefined;
};

export function TutorHeader({ place, session, headingId, view, onView, onClose }: TutorHeaderProps) {
  const state = useTutorState(session);
  const toggle = (wanted: TutorView) => onView(view === wanted ? 'thread' : wanted);
  const transcript = { tutor: place.name, title: state.conversation?.title ?? place.name, messages: state.messages };
  const afresh = () => {
    session.startAfresh();
    onView('thread');
  };
  const say = (sentence: string) => session.store.update({ notice: { tone: 'info', sentence } });
  const written = state.messages.length > 0;
  return (
    <header className="flex items-center gap-1 border-b border-line py-2 pr-2 pl-4 [grid-area:head]">
      <BrandMark className="mr-2.5 h-7 w-6 @max-[22rem]:hidden" />
      <div className="mr-auto min-w-0">
        <h2 id={headingId} className="truncate text-h4 leading-tight">
          {place.name}
        </h2>
        <p className="truncate text-xs text-ink-soft">An AI. It can be wrong.</p>
      </div>
      <IconButton label="Earlier conversations" pressed={view === 'earlier'} onClick={() => toggle('earlier')}>
        <History size={20} aria-hidden="true" />
      </IconButton>
      <Menu
        align="end"
        className="size-11 border-transparent! bg-transparent! px-0! text-ink-soft! hover:text-ink!"
        label={
          <>
            <Ellipsis aria-hidden="true" />
            <VisuallyHidden>More</VisuallyHidden>
          </>
        }
        actions={[
          ...(written ? [{ label: 'New conversation', onSelect: afresh }] : []),
          { label: 'Voice settings', onSelect: () => onView('settings') },
          ...(written
            ? [
                { label: 'Copy the transcript', onSelect: () => inBackground(copyTranscript(transcript).then(say)) },
                { label: 'Download the transcript', onSelect: () => downloadTranscript(transcript) },
              ]
            : []),
        ]}
      />
      {onClose && (
        <IconButton label="Close the tutor" onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      )}
    </header>
  );
}

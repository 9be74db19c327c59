import { useId, useState } from 'react';
import { useAccount } from '#web/session.ts';
import { PanelFrame } from './panel-frame.tsx';
import { Tutor } from './tutor.tsx';
import type { PanelProps } from './tutor-launcher.tsx';
import { useTutor } from './use-tutor.ts';

export function TutorPanel({ place: given, suggestions, lookingAt, conversationId, onClose }: PanelProps) {
  const [place] = useState(given);
  const account = useAccount();
  const headingId = useId();
  const owner = account && account !== 'unknown' ? account.email : '';
  const session = useTutor(place, { owner, conversationId, lookingAt });
  return (
    <PanelFrame headingId={headingId}>
      <Tutor place={place} session={session} suggestions={suggestions} headingId={headingId} onClose={onClose} />
    </PanelFrame>
  );
}

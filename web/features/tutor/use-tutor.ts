import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { messages } from '#domain/messages.ts';
import type { LookingAt } from '#domain/tutor-shown.ts';
import { toast } from '#web/ui/toast.tsx';
import { inBackground } from '../../in-background.ts';
import type { TutorPlace } from './places.ts';
import { createTutorSession, type TutorSession } from './tutor-session.ts';
import type { TutorState } from './tutor-state.ts';

type Wanted = { owner: string; conversationId: string | undefined; lookingAt: LookingAt | undefined };

/** The tutor of a place, for as long as the component is there: leaving lets go of the microphone. */
export function useTutor(place: TutorPlace, { owner, conversationId, lookingAt }: Wanted): TutorSession {
  const [, navigate] = useLocation();
  const [session] = useState(() => createTutorSession({ place, owner, onSpent: () => goHome(navigate) }));
  useEffect(() => {
    inBackground(session.open(conversationId));
    return session.leave;
  }, [session, conversationId]);
  useEffect(() => session.look(lookingAt), [session, lookingAt]);
  return session;
}

export function useTutorState(session: TutorSession): TutorState {
  return useSyncExternalStore(session.store.subscribe, session.store.read);
}

/** Spec 4: at the limit the user goes to '/'. */
function goHome(navigate: (path: string) => void): void {
  navigate('/');
  toast.error(messages.allowanceSpent);
}

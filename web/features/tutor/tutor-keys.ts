import { type RefObject, useEffect } from 'react';
import type { TutorSession } from './tutor-session.ts';
import { canTalk } from './tutor-state.ts';

/**
 * Space talks: it starts the voice, holds the floor while thinking, or is held to talk. Esc silences the tutor, and
 * closes the panel when there is nothing to silence.
 */
export function useTutorKeys(
  root: RefObject<HTMLElement | null>,
  session: TutorSession,
  onClose: (() => void) | undefined,
): void {
  useEffect(() => {
    const inside = (target: EventTarget | null) => {
      const tutor = root.current?.closest('dialog') ?? root.current;
      return target instanceof Node && tutor?.contains(target) === true;
    };
    const down = (event: KeyboardEvent) => {
      if (event.key === 'Escape') return silenceOrClose(event);
      if (event.key !== ' ' || usesSpace(event.target)) return;
      const { live } = session.store.read();
      // Elsewhere on the page the space bar scrolls, until somebody talks.
      if (!live && !inside(event.target)) return;
      event.preventDefault();
      if (!event.repeat) pressSpace(session);
    };
    const up = (event: KeyboardEvent) => {
      const { live, settings } = session.store.read();
      if (event.key === ' ' && live && settings.pushToTalk && !usesSpace(event.target)) session.voice.hold(false);
    };
    const silenceOrClose = (event: KeyboardEvent) => {
      if (hasOwnEscape(event.target)) return;
      const { live, mode } = session.store.read();
      if (live && (mode === 'speaking' || mode === 'thinking')) {
        event.preventDefault();
        session.voice.hush();
      } else if (onClose && inside(event.target)) {
        event.preventDefault();
        onClose();
      }
    };
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
    };
  }, [root, session, onClose]);
}

function pressSpace({ store, voice }: TutorSession): void {
  const state = store.read();
  const { live, mode, settings } = state;
  if (!live) canTalk(state) && voice.start();
  else if (settings.pushToTalk) voice.hold(true);
  else voice.think(mode !== 'thinking-time');
}

/** In a field it writes, on a button it presses. */
function usesSpace(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, button, summary, [contenteditable], [role="menu"]') !== null
  );
}

/** A menu or a question on top of the tutor closes first, by itself. */
function hasOwnEscape(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="menu"], dialog:modal:not([data-tutor])') !== null;
}

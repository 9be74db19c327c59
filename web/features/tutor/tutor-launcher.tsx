import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { LookingAt } from '#domain/tutor-shown.ts';
import { useAccount } from '#web/session.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { toast } from '#web/ui/toast.tsx';
import { LogoButton } from './logo-button.tsx';
import { addressed, type TutorPlace } from './places.ts';
import type { Suggestion } from './start-view.tsx';

type TutorLauncherProps = {
  place: TutorPlace;
  suggestions?: readonly Suggestion[];
  /** What the page shows. */
  lookingAt?: LookingAt | undefined;
  /** Words in the page itself that lead to the same panel. */
  heading: string;
  text: string;
  /** Off where the logo would lie over something that is drawn on. */
  floating?: boolean;
};

export type PanelProps = {
  place: TutorPlace;
  suggestions: readonly Suggestion[];
  lookingAt: LookingAt | undefined;
  /** An earlier conversation that the address asks for. */
  conversationId: string | undefined;
  onClose: () => void;
};

/**
 * The logo at the bottom right of a page, and a card in it. Public pages carry them: the tutor, or what a visitor is
 * told instead, is loaded when somebody presses one.
 */
export function TutorLauncher({
  place,
  suggestions = [],
  lookingAt,
  heading,
  text,
  floating = true,
}: TutorLauncherProps) {
  const account = useAccount();
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ kind: Kind; Panel: ComponentType<PanelProps> }>();
  const [conversationId, setConversationId] = useState<string>();
  const opener = useRef<Element>(null);
  const kind = account === 'unknown' ? undefined : account?.subjects.includes(place.subject) ? 'tutor' : 'gate';
  const show = () => {
    opener.current = document.activeElement;
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    // The logo is hidden until then.
    requestAnimationFrame(() => opener.current instanceof HTMLElement && opener.current.focus());
  };
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('conversation');
    if (!asked) return;
    setConversationId(asked);
    setOpen(true);
  }, []);
  useEffect(() => {
    if (!open || !kind) return;
    let current = true;
    panels[kind]().then(
      (Panel) => current && setLoaded({ kind, Panel }),
      () => {
        setOpen(false);
        toast.error(couldNotLoad);
      },
    );
    return () => {
      current = false;
    };
  }, [open, kind]);
  return (
    <>
      <section data-screen-only className="rounded-md border border-line bg-raised p-5 shadow-sheet sm:p-6">
        <h2 className="text-h3">{heading}</h2>
        <p className="mt-1 max-w-reading text-ink-soft">{text}</p>
        <button type="button" className={buttonClass({}, 'mt-4')} onClick={show}>
          Talk to {addressed(place.name)}
        </button>
      </section>
      {!open && floating && <LogoButton name={place.name} onClick={show} />}
      {open && loaded && loaded.kind === kind && (
        <loaded.Panel {...{ place, suggestions, lookingAt, conversationId }} onClose={close} />
      )}
    </>
  );
}

type Kind = 'tutor' | 'gate';

const panels: Record<Kind, () => Promise<ComponentType<PanelProps>>> = {
  tutor: () => import('./tutor-panel.tsx').then((module) => module.TutorPanel),
  gate: () => import('./tutor-gate.tsx').then((module) => module.TutorGate),
};

const couldNotLoad = 'The tutor could not be loaded. Check your connection and try again.';

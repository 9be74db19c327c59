import { lazy, Suspense, useEffect, useState } from 'react';
import type { AccountSummary } from '#web/layout/account-menu.tsx';
import { slashOpensSearch } from './slash-key.ts';

/** For the header of somebody who is signed in. The dialog and its index are loaded when it is first opened. */
export function SearchButton({ account }: { account: AccountSummary }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!isShortcut(event) || isBusyElsewhere(event.target)) return;
      event.preventDefault();
      setWanted(true);
      setOpen(true);
    };
    addEventListener('keydown', openByKey);
    return () => removeEventListener('keydown', openByKey);
  }, []);
  const subjects = account.subscriptions.flatMap((subscription) => subscription.subjects).sort();
  return (
    <>
      <button
        type="button"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        title="Search ( / )"
        className="grid size-11 shrink-0 place-items-center rounded-md hover:text-pen"
        onClick={show}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5.5" fill="none" stroke="currentColor">
          <path d="M16 16l5 5M18 10.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0z" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
      {wanted && (
        <Suspense>
          <SearchDialog owner={`${account.email} ${subjects.join()}`} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean {
  if (isComposing || altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  return key === '/' && slashOpensSearch();
}

/** Somebody is typing, or another dialog is open. */
function isBusyElsewhere(target: EventTarget | null): boolean {
  const typing = target instanceof HTMLElement && (target.isContentEditable || target.matches(writable));
  return typing || document.querySelector('dialog[open]') !== null;
}

const writable = 'input:not([type="checkbox"], [type="radio"]), textarea, select';

const SearchDialog = lazy(() => import('./search-dialog.tsx').then((module) => ({ default: module.SearchDialog })));

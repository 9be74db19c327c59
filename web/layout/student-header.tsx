import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { logOut, stillLoggedIn } from '#web/features/account/log-out.ts';
import { signOutEverywhere } from '#web/features/account/sign-out-everywhere.ts';
import { isTeacher } from '#web/features/classes/is-teacher.ts';
import { SearchButton } from '#web/features/search/search-button.tsx';
import type { Account } from '#web/session.ts';
import { Button } from '#web/ui/button.tsx';
import { inBackground } from '../in-background.ts';
import { AccountMenu } from './account-menu.tsx';
import { DemoStrip } from './demo-strip.tsx';
import { StudentBar, StudentLinks } from './student-nav.tsx';
import { placeOfFocus, studentPlaces } from './student-places.ts';
import { useCurrentSubject } from './use-current-subject.ts';

/** What stands right of the brand for somebody who is signed in, and the bar of a small screen. */
export function StudentHeader({ account, className }: { account: Account; className: string }) {
  const [path, navigate] = useLocation();
  const subject = useCurrentSubject(account.subjects);
  const [closing, setClosing] = useState<{ id: string | undefined } | null>(null);
  const [stays, setStays] = useState(false);
  const focus = placeOfFocus(path);
  useFocusMode(focus !== undefined);
  if (focus) {
    return (
      <>
        <Link href={focus.href} className="inline-flex min-h-11 items-center gap-2 font-semibold hover:text-pen">
          <ArrowLeft aria-hidden="true" size={18} />
          {focus.name}
        </Link>
        {account.demo && <DemoStrip atWork />}
      </>
    );
  }
  const places = studentPlaces(subject, isTeacher(account));
  const leave = async (out: Promise<boolean>) => {
    setStays(false);
    if (await out) navigate('/login');
    else setStays(true);
  };
  return (
    <>
      <SearchButton account={account} />
      <StudentLinks places={places} />
      <AccountMenu
        account={account}
        onLogout={() => inBackground(leave(logOut()))}
        onLogoutEverywhere={() => inBackground(leave(signOutEverywhere()))}
        onCloseSubscription={(id) => setClosing({ id })}
        className={className}
      />
      {account.demo && <DemoStrip />}
      {stays && <StaysIn onClose={() => setStays(false)} />}
      <StudentBar places={places} />
      {closing && (
        <Suspense>
          <ClosureDialog account={account} subscriptionId={closing.id} onClose={() => setClosing(null)} />
        </Suspense>
      )}
    </>
  );
}

function StaysIn({ onClose }: { onClose: () => void }) {
  return (
    <div role="alert" className={notice}>
      <p>{stillLoggedIn}</p>
      <Button variant="secondary" size="small" className="shrink-0" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}

const notice =
  'absolute top-full right-4 left-4 z-40 mt-3 flex items-center justify-between gap-4 rounded-md border border-warning bg-raised p-4 shadow-float sm:left-auto sm:max-w-md';

/** The footer goes too: see `[data-focus]` in paper.css. */
function useFocusMode(on: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-focus', on);
    return () => document.documentElement.removeAttribute('data-focus');
  }, [on]);
}

const ClosureDialog = lazy(() =>
  import('#web/features/account/closure-dialog.tsx').then((module) => ({ default: module.ClosureDialog })),
);

import { Fragment, type ReactNode } from 'react';
import { Redirect, useParams } from 'wouter';
import { isSubject } from '#domain/subjects.ts';
import { subjectOfTheme } from '#domain/themes.ts';
import type { Guard } from './route-entry.ts';
import { useAccount } from './session.ts';
import { SessionWait } from './session-wait.tsx';
import { useAddress } from './use-address.ts';

type GuardedProps = { guard: Guard; children: ReactNode };

/** Sends away whoever may not see a screen. The server guards the data itself; this only spares an empty page. */
export function Guarded({ guard, children }: GuardedProps) {
  const account = useAccount();
  const params = useParams<{ title?: string; subject?: string; themeId?: string }>();
  const from = useAddress();
  if (guard === 'anyone') return children;
  const subject = guard === 'theme' ? subjectOfTheme(params.themeId ?? '') : (params.title ?? params.subject ?? '');
  if (guard !== 'signed-in' && (!subject || !isSubject(subject))) return <Redirect to="/" replace />;
  if (account === 'unknown') return <SessionWait label="Loading" />;
  const mayEnter =
    account && (guard === 'signed-in' || guard === 'marking' || account.subjects.some((s) => s === subject));
  if (!mayEnter) return <Redirect to="/login" replace state={{ from }} />;
  // Another account, signed in from another tab, begins with nothing of what stood here.
  return <Fragment key={account.email}>{children}</Fragment>;
}

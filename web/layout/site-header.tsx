import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import type { AccountState } from '#web/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Brand } from './brand.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SiteLinks } from './site-links.tsx';
import { SocialLinks } from './social-links.tsx';

export function SiteHeader({ account }: { account: AccountState }) {
  const waiting = <span className={`${slot} h-11 rounded-md bg-ink/6`} />;
  return (
    <header data-screen-only className="relative border-b border-line bg-surface">
      <div className="sheet flex min-h-17 items-center gap-2 lg:min-h-19">
        {/* At wide sizes the mark's red stroke stands exactly on the page's margin rule. */}
        <Link
          href="/"
          aria-label="Margin, home"
          className="relative z-10 mr-auto flex min-h-11 items-center gap-2.5 max-[23rem]:has-[+button]:[&>span]:hidden lg:-ml-[45.5px] lg:gap-[1.125rem]"
        >
          <Brand />
        </Link>
        {account === 'unknown' ? (
          waiting
        ) : account ? (
          <Suspense fallback={waiting}>
            <StudentHeader account={account} className={slot} />
          </Suspense>
        ) : (
          <ForVisitors />
        )}
      </div>
    </header>
  );
}

function ForVisitors() {
  return (
    <>
      <nav aria-label="Main" className="mr-4 hidden md:block">
        <SiteLinks className="flex gap-1" />
      </nav>
      <div className="mr-3 hidden md:block">
        <SocialLinks />
      </div>
      <ButtonLink href="/login" className={slot}>
        Login
      </ButtonLink>
      <MobileMenu />
    </>
  );
}

/** One width for all three states, so that nothing moves when the account is known. */
const slot = 'w-30 px-0!';

const StudentHeader = lazy(() => import('./student-header.tsx').then((module) => ({ default: module.StudentHeader })));

import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '#web/ui/button-link.tsx';
import type { AccountActions, AccountSummary } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SiteLinks } from './site-links.tsx';
import { SocialLinks } from './social-links.tsx';

export type SiteHeaderProps = AccountActions & { account: AccountSummary | null | 'unknown' };

export function SiteHeader(props: SiteHeaderProps) {
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
        {/* Left of the links, so that they stay where they are when it is there. */}
        <Suspense>{props.account && props.account !== 'unknown' && <SearchButton account={props.account} />}</Suspense>
        <nav aria-label="Main" className="mr-4 hidden md:block">
          <SiteLinks className="flex gap-1" />
        </nav>
        <div className="mr-3 hidden md:block">
          <SocialLinks />
        </div>
        <AccountSlot {...props} />
        <MobileMenu />
      </div>
    </header>
  );
}

function AccountSlot({ account, ...actions }: SiteHeaderProps) {
  const placeholder = <span className={`${slot} h-11 rounded-md bg-ink/6`} />;
  if (account === 'unknown') return placeholder;
  if (!account) {
    return (
      <ButtonLink href="/login" className={slot}>
        Login
      </ButtonLink>
    );
  }
  return (
    <Suspense fallback={placeholder}>
      <AccountMenu account={account} {...actions} className={slot} />
    </Suspense>
  );
}

/** One width for all three states, so that nothing moves when the account is known. */
const slot = 'w-30 px-0!';

const AccountMenu = lazy(() => import('./account-menu.tsx').then((module) => ({ default: module.AccountMenu })));
const SearchButton = lazy(() =>
  import('#web/features/search/search-button.tsx').then((module) => ({ default: module.SearchButton })),
);

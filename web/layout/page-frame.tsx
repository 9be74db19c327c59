import type { ReactNode } from 'react';
import type { AccountState } from '#web/session.ts';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

type PageFrameProps = {
  account: AccountState;
  children: ReactNode;
  /** For a screen whose sections run edge to edge and set their own `sheet`. */
  bleed?: boolean;
};

export function PageFrame({ account, children, bleed }: PageFrameProps) {
  return (
    <div className="relative flex min-h-dvh flex-col">
      <SkipLink />
      <div id="notice" />
      <SiteHeader account={account} />
      <main id="main" tabIndex={-1} className={bleed ? 'grow' : 'sheet grow pt-[clamp(2rem,5vw,4rem)]'}>
        {children}
      </main>
      <SiteFooter account={account} />
      <span aria-hidden="true" className="margin-rule" />
    </div>
  );
}

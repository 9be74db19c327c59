import { useSyncExternalStore } from 'react';
import { site } from '#content/site.ts';
import { companyText, termsUrl } from '#web/company.ts';
import type { AccountState } from '#web/session.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { SocialLinks } from './social-links.tsx';

export function SiteFooter({ account }: { account: AccountState }) {
  // Not in the built page, which is taken over as it is.
  const terms = useSyncExternalStore(
    neverChanges,
    () => termsUrl,
    () => '',
  );
  return (
    <footer data-screen-only className="mt-section border-t border-line bg-sunken text-sm text-ink-soft">
      <div className="sheet grid gap-6 py-10 md:grid-cols-[1fr_auto]">
        <div className="grid content-start gap-2">
          <p>
            Questions? Write to{' '}
            <TextLink href={`mailto:${site.supportEmail}`} className={look}>
              {site.supportEmail}
            </TextLink>
          </p>
          <p className="max-w-reading">{companyText}</p>
        </div>
        <nav aria-label="Policies and social media" className="grid content-start gap-2 md:justify-items-end">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            <li>
              <TextLink href="/acceptable_use_policy" className={look}>
                Acceptable Use Policy
              </TextLink>
            </li>
            <li>
              <TextLink href="/policy" className={look}>
                Privacy Policy
              </TextLink>
            </li>
            {terms && (
              <li>
                <TextLink href={terms} className={look}>
                  Terms
                </TextLink>
              </li>
            )}
          </ul>
          {!account && (
            <div className="-mx-2.5">
              <SocialLinks />
            </div>
          )}
        </nav>
      </div>
    </footer>
  );
}

const neverChanges = () => () => undefined;

const look = 'link inline-block py-1';

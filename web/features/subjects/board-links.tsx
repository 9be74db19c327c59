import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

type BoardLinksProps = { boards: readonly { name: string; href: string }[]; children: ReactNode };

/** The boards' specifications, what the tutor does for every board, and the way to the guide. */
export function BoardLinks({ boards, children }: BoardLinksProps) {
  return (
    <div data-screen-only className="grid gap-5">
      <p className="max-w-reading">{children}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/guide">How to Guide</ButtonLink>
        {boards.map(({ name, href }) => (
          <ButtonLink
            key={name}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            variant="secondary"
            icon={<ExternalLink aria-hidden="true" />}
          >
            {name} specification
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}

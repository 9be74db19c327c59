import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

type BoardLinksProps = { boards: readonly { name: string; href: string }[]; children: ReactNode };

/** What the tutor does for every board, the boards' specifications and the way to the guide: folded, for when they are wanted. */
export function BoardLinks({ boards, children }: BoardLinksProps) {
  return (
    <details data-screen-only className="rounded-md border border-line bg-raised">
      <summary className="min-h-11 rounded-md px-5 py-3 font-semibold hover:bg-accent-soft focus-visible:-outline-offset-2">
        Exam boards and specifications
      </summary>
      <div className="grid gap-5 border-t border-line p-5">
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
    </details>
  );
}

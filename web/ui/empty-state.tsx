import type { ReactNode } from 'react';

type EmptyStateProps = { title: string; children?: ReactNode; action?: ReactNode };

/** A clean lined page: nothing written yet, and what to write first. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="ruled rounded-md border border-line bg-raised">
      <div className="ml-6 border-l border-rule px-5 pt-8 pb-6 sm:ml-12 sm:px-8">
        <h2 className="text-h3 leading-8">{title}</h2>
        {children && <div className="max-w-reading leading-8 text-ink-soft">{children}</div>}
        {action && <div className="pt-4">{action}</div>}
      </div>
    </div>
  );
}

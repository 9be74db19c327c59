import type { ReactNode } from 'react';
import { LineIcon } from './line-icon.tsx';

/** The red box inside a form. Shows nothing while there is nothing to say. */
export function FormError({ children }: { children?: ReactNode }) {
  if (!children) return null;
  return (
    <div
      role="alert"
      className="flex items-start gap-3 rounded-md border border-danger bg-danger/8 px-4 py-3 font-medium text-danger"
    >
      <LineIcon name="alert" className="mt-0.5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean; icon?: ReactNode };

/** While busy it keeps focus and its place in the tab order, and swallows clicks, a form's Enter key included. */
export function Button({ variant, size, busy, icon, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonClass({ variant, size }, className)}
      onClick={busy ? swallow : onClick}
    >
      {busy ? <span aria-hidden="true" className={spinner} /> : icon}
      {children}
    </button>
  );
}

const spinner = 'size-[1.1em] shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent';

function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

import type { ReactNode } from 'react';

type IconButtonProps = { label: string; pressed?: boolean; onClick: () => void; children: ReactNode };

export function IconButton({ label, pressed, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      className="grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-accent-soft hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent"
      onClick={onClick}
    >
      {children}
    </button>
  );
}

import { VisuallyHidden } from './visually-hidden.tsx';

/** Lines of writing that have not arrived yet. */
export function Skeleton({ lines = 3, label = 'Loading' }: { lines?: number; label?: string }) {
  return (
    <div role="status" className="grid gap-3.5 py-1">
      <VisuallyHidden>{label}</VisuallyHidden>
      {widths(lines).map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity and never move
        <span key={line} className={`h-2.5 animate-pulse rounded-full bg-ink/12 ${width}`} />
      ))}
    </div>
  );
}

function widths(lines: number) {
  return Array.from({ length: lines }, (_, line) => (line === lines - 1 ? 'w-2/5' : line % 2 ? 'w-11/12' : 'w-full'));
}

type StateBarProps = { secure: number; fading: number; learning: number; all: number };

/** How much of something is in each state. The words beside it say the same. */
export function StateBar({ secure, fading, learning, all }: StateBarProps) {
  const parts = [
    ['secure', secure, 'bg-success'],
    ['fading', fading, 'bg-warning'],
    ['learning', learning, 'bg-info'],
  ] as const;
  return (
    <span aria-hidden="true" className="flex h-2 w-full overflow-hidden rounded-full bg-ink/12">
      {parts.map(([name, count, look]) => (
        <span key={name} className={look} style={{ width: `${(100 * count) / Math.max(all, 1)}%` }} />
      ))}
    </span>
  );
}

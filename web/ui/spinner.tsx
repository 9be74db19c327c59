import { VisuallyHidden } from './visually-hidden.tsx';

export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <span role="status" className="inline-flex">
      <span
        aria-hidden="true"
        className="size-6 animate-spin rounded-full border-[2.5px] border-line-strong border-r-transparent"
      />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

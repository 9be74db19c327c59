/** A tick, a line or another sign in the margin, drawn with a pen. */
export function MarginSign({ path, look }: { path: string; look: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`mt-1 size-4.5 shrink-0 ${look}`}>
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

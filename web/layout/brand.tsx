/** An M whose first stroke is the exercise book's red margin. */
export function BrandMark({ className = 'h-8 w-7' }: { className?: string }) {
  return (
    <svg viewBox="0 0 28 32" aria-hidden="true" className={`shrink-0 ${className}`} fill="none" strokeWidth="3.5">
      <path d="M2 0v32" stroke="var(--pen)" />
      <path d="m2 6.5 11 15 11-15V26" stroke="currentColor" strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}

export function Brand() {
  return (
    <>
      <BrandMark />
      <span className="font-serif text-[1.5rem] leading-none font-semibold tracking-tight">Margin</span>
    </>
  );
}

import { BrandMark } from '#web/layout/brand.tsx';

/** Spec 2: the floating voice assistant, fixed at the bottom right. */
export function LogoButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" data-screen-only aria-label={label} title={label} className={look} onClick={onClick}>
      <BrandMark />
    </button>
  );
}

const look =
  'fixed right-4 bottom-4 z-30 grid size-16 place-items-center rounded-full border-2 border-accent bg-raised pl-0.5 text-ink shadow-float transition-transform ' +
  'hover:scale-105 hover:bg-accent-soft sm:right-6 sm:bottom-6';

import { BrandMark } from '#web/layout/brand.tsx';
import { addressed } from './places.ts';

/** Spec 2: the floating voice assistant, fixed at the bottom right. Where there is room it says what it is. */
export function LogoButton({ name, onClick }: { name: string; onClick: () => void }) {
  const label = `Ask your tutor. Talk to ${addressed(name)}`;
  return (
    <button type="button" data-screen-only aria-label={label} className={look} onClick={onClick}>
      <BrandMark />
      <span className="font-semibold max-md:hidden">Ask your tutor</span>
    </button>
  );
}

const look =
  'fixed right-4 bottom-[calc(1rem+var(--bar,0px))] z-30 flex h-16 min-w-16 items-center justify-center gap-2 rounded-full border-2 border-accent bg-raised text-ink shadow-float transition-transform ' +
  'hover:scale-105 hover:bg-accent-soft sm:right-6 sm:bottom-[calc(1.5rem+var(--bar,0px))] md:pr-6 md:pl-4';

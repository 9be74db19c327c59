import type { CSSProperties, ReactNode } from 'react';

/**
 * A picture whose parts are uncovered one after the other, round and round. It stands still for whoever wants less
 * motion, on paper, and when Pause is ticked; then every part shows. It needs no script.
 */
export function MovingFigure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="group/moving min-w-0">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules; React would escape the '>' in them */}
      <style dangerouslySetInnerHTML={{ __html: rules }} />
      {children}
      <figcaption className="mt-3 flex flex-wrap items-center justify-between gap-x-6 text-sm text-ink-soft">
        {caption}
        <label className="flex min-h-11 items-center gap-2 motion-reduce:hidden print:hidden">
          <input type="checkbox" className="pause-moving size-4 accent-accent" />
          Pause
        </label>
      </figcaption>
    </figure>
  );
}

/** For each part of the picture, in its order. */
export function uncoveredAt(index: number): { className: string; style: CSSProperties } {
  return { className: 'uncovered', style: { animationName: `uncover-${index}` } };
}

const seconds = 16;
const firstPercent = 3;
const stepPercent = 16;

/** A clip and not a fade: half-faded words would be hard to read while they come. */
const keyframes = Array.from({ length: 6 }, (_, index) => {
  const start = firstPercent + index * stepPercent;
  return `@keyframes uncover-${index}{0%,${start}%{clip-path:inset(0 100% 0 0)}${start + 5}%,100%{clip-path:inset(0 -1rem -1rem -1rem)}}`;
}).join('');

const rules = `${keyframes}@media screen and (prefers-reduced-motion:no-preference){figure:not(:has(.pause-moving:checked))>* .uncovered{animation:${seconds}s linear infinite}}`;

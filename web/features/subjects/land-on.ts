/**
 * Brings a heading to the top of the window, below whatever stays there, and gives it the focus. What is above or below
 * may still be loading: it is brought back whenever the page changes its size, until the reader moves by himself.
 */
export function landOn(heading: HTMLElement): () => void {
  heading.focus({ preventScroll: true });
  place(heading);
  const watch = new ResizeObserver(() => place(heading));
  watch.observe(document.body);
  const stop = () => {
    watch.disconnect();
    for (const type of readerMoves) removeEventListener(type, stop);
  };
  for (const type of readerMoves) addEventListener(type, stop, { passive: true });
  return stop;
}

const readerMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

const roomAbove = 16;

function place(heading: HTMLElement): void {
  const header = document.querySelector('header');
  const stays = header && ['sticky', 'fixed'].includes(getComputedStyle(header).position);
  const covered = stays ? header.offsetHeight : 0;
  window.scrollTo({ top: heading.getBoundingClientRect().top + scrollY - covered - roomAbove, behavior: 'instant' });
}

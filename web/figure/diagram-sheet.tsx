import type { ReactNode } from 'react';

/** The elements of the page that say in words what the drawing shows. */
export type DrawingWords = { titleId: string; textId: string };

type DiagramSheetProps = { words: DrawingWords; height: number; letters?: 'normal' | 'small'; children: ReactNode };

export const sheetWidth = 340;

export function DiagramSheet({ words, height, letters = 'normal', children }: DiagramSheetProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its title is the visible heading above it
    <svg
      role="img"
      aria-labelledby={words.titleId}
      aria-describedby={words.textId}
      viewBox={`0 0 ${sheetWidth} ${height}`}
      fill="var(--ink)"
      className={`block max-h-[62dvh] w-full max-w-[32rem] print:max-h-none ${letters === 'small' ? 'text-[12px]' : 'text-[14px]'}`}
    >
      {children}
    </svg>
  );
}

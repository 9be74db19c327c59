import type { SectionState } from '#domain/progress/mastery.ts';

type StateLook = { word: string; means: string; tile: string; ink: string };

/** In the order of a section's life. Each state has a word and a shape; the colour only repeats them. */
export const sectionStates: readonly SectionState[] = ['not seen', 'learning', 'secure', 'fading'];

export const stateLooks: Record<SectionState, StateLook> = {
  'not seen': {
    word: 'Not seen',
    means: 'Nothing shown yet',
    tile: 'border-dashed border-line-strong text-ink-soft hover:border-solid',
    ink: 'text-ink-soft',
  },
  learning: {
    word: 'Learning',
    means: 'Some of it shown',
    tile: 'border-info/45 bg-raised text-ink',
    ink: 'text-info',
  },
  secure: {
    word: 'Secure',
    means: 'Shown in three different tasks',
    tile: 'border-success bg-success text-surface',
    ink: 'text-success',
  },
  fading: {
    word: 'Fading',
    means: 'Secure once, and due for another look',
    tile: 'border-dotted border-warning bg-raised text-ink',
    ink: 'text-warning',
  },
};

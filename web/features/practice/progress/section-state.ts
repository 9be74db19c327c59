import type { SectionState } from '#domain/progress/mastery.ts';

type StateLook = { word: string; means: string; tile: string; ink: string };

/** In the order of a section's life. Each state has a word and a shape; the colour only repeats them. */
export const sectionStates: readonly SectionState[] = ['not seen', 'learning', 'secure', 'fading'];

export const stateLooks: Record<SectionState, StateLook> = {
  'not seen': {
    word: 'Not started',
    means: 'You haven’t tried it yet',
    tile: 'border-dashed border-line-strong text-ink-soft hover:border-solid',
    ink: 'text-ink-soft',
  },
  learning: {
    word: 'Learning',
    means: 'You’ve made a start',
    tile: 'border-info/45 bg-raised text-ink',
    ink: 'text-info',
  },
  secure: {
    word: 'Secure',
    means: 'You got it right in three different tasks',
    tile: 'border-success bg-success text-surface',
    ink: 'text-success',
  },
  fading: {
    word: 'Fading',
    means: 'You knew it, so go over it again',
    tile: 'border-dotted border-warning bg-raised text-ink',
    ink: 'text-warning',
  },
};

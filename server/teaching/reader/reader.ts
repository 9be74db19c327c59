import type { Subject } from '#domain/subjects.ts';
import type { FiguresRead } from '../calculate/as-read.ts';
import type { Act } from '../read/acts.ts';
import type { Wish } from '../read/wishes.ts';

/** Reads a student's words: what he does with them, and which written answers fit. */
export interface Reader {
  readonly description: string;
  /** Somebody has come: what takes time to load may begin. */
  warm?(): void;
  read(asked: Asked, options?: { signal?: AbortSignal | undefined }): Promise<Reading>;
}

export type Asked = {
  subject: Subject;
  words: string;
  /** What is being talked about: a section's title and what was last asked, or nothing. */
  topic: string;
  /** The tutor's last words. */
  tutorSaid: string;
  /** The words of the sum before, on which this one may lean. */
  sumBefore?: string;
};

export type Reading = {
  /** How likely each act is. */
  acts: Record<Act, number>;
  /** The likeliest first. */
  found: Found[];
  /** What may be wanted beside the acts, by the models alone. */
  wishes?: Record<Wish, number>;
  /** If the words hold figures, or may lean on those of a sum before. */
  figures?: FiguresRead;
  /** If the words may state something: how far it stands with what was said and found, from below -8 to above 8. */
  right?: number;
};

export type Found = {
  id: string;
  /** What the entries are ranked by. */
  worth: number;
  /** How likely it is that this entry answers the words. */
  probability: number;
};

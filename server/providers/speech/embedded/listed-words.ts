import { courseNames } from './course-names.ts';
import { courseWords } from './course-words.ts';
import { everydayWords } from './everyday-words.ts';

/** What goes before the voice's dictionary. Sounds are named by the ARPAbet, a vowel with its stress. */
export const listedWords: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...everydayWords, ...courseNames, ...courseWords }),
);

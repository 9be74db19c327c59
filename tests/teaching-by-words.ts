import { createLog } from '#server/log.ts';
import { openTeaching } from '#server/teaching/open-teaching.ts';

/** By words alone a lesson is the same on every machine and for every test, and reading all answers takes seconds. */
export const teachingByWords = openTeaching({
  reader: undefined,
  log: createLog({ production: true, logLevel: 'silent' }),
});

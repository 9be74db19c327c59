import { sampleTeacherCode } from '#content/sample-codes.ts';
import type { Deps } from '../../deps.ts';
import { insertTeacherCode } from './teacher-code-queries.ts';

/** The codes named in the settings, and test mode's sample, written down so that their uses can be counted. */
export async function keepTeacherCodes(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'testModePayments'>,
): Promise<void> {
  const { db, clock, config, testModePayments } = deps;
  const sample = { code: sampleTeacherCode, maxUses: null, expiresAt: null };
  for (const { code, maxUses, expiresAt } of [...config.teacherCodes, ...(testModePayments ? [sample] : [])]) {
    await insertTeacherCode(db, { code, maxUses, expiresAt, createdAt: clock.now() });
  }
}

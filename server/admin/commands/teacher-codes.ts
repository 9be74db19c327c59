import {
  insertTeacherCode,
  readTeacherCodes,
  revokeTeacherCode,
  type TeacherCodeRow,
} from '../../features/account/teacher-code-queries.ts';
import { type Command, Refusal } from '../command.ts';
import { lastDay, newCode, wholeNumber } from '../read-given.ts';
import { dayOf, table } from '../table.ts';

const create: Command = {
  name: 'teacher-code create',
  target: 'CODE',
  options: { uses: 'NUMBER', until: 'DAY' },
  does: 'makes an invitation for teachers; without limits it works for everybody, for ever',
  async run({ db, clock }, given) {
    const code = newCode(given);
    const maxUses = wholeNumber(given, 'uses', 100_000) ?? null;
    const expiresAt = lastDay(given, 'until', clock.now()) ?? null;
    if ((await readTeacherCodes(db)).some((row) => row.code === code)) {
      throw new Refusal(`There is a teacher code ${code} already, or there was one. Choose another.`);
    }
    await insertTeacherCode(db, { code, maxUses, expiresAt, createdAt: clock.now() });
    return { lines: [`Teachers can now register with ${code}.`], about: code };
  },
};

const list: Command = {
  name: 'teacher-code list',
  does: 'shows every invitation and how often it was used',
  async run({ db, clock }) {
    const rows = (await readTeacherCodes(db)).map((row) => [
      row.code,
      stateOf(row, clock.now()),
      `${row.uses} of ${row.maxUses ?? 'any number'}`,
      dayOf(row.expiresAt),
    ]);
    return { lines: table(['CODE', 'STATE', 'USED', 'UNTIL'], rows, 'There are no teacher codes.') };
  },
};

const revoke: Command = {
  name: 'teacher-code revoke',
  target: 'CODE',
  does: 'ends an invitation at once; who registered with it keeps the account',
  async run({ db, clock }, { target: code }) {
    if (!(await revokeTeacherCode(db, code, clock.now())))
      throw new Refusal(`There is no teacher code ${code} to revoke.`);
    return { lines: [`Nobody can register with ${code} any more.`], about: code };
  },
};

function stateOf({ revokedAt, expiresAt, maxUses, uses }: TeacherCodeRow, now: Date): string {
  if (revokedAt) return 'revoked';
  if (expiresAt && expiresAt <= now) return 'expired';
  return maxUses !== null && uses >= maxUses ? 'used up' : 'works';
}

export const teacherCodeCommands = [create, list, revoke];

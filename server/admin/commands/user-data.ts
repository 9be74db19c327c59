import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '../../error-code.ts';
import { eraseUser } from '../../personal-data/erase-user.ts';
import { exportUser } from '../../personal-data/export-user.ts';
import { type Command, Refusal, WrongUse } from '../command.ts';
import { findUser } from '../find-user.ts';

const exportData: Command = {
  name: 'user export',
  target: 'EMAIL-OR-ID',
  options: { to: 'FILE' },
  does: 'writes everything about somebody to one new zip file, which only you can read',
  async run(deps, { target, options: { to } }) {
    if (!to) throw new WrongUse('user export needs --to FILE.');
    const path = resolve(to);
    const { id } = await findUser(deps, target);
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    await pipeline(exportUser(deps, id), file).catch(async (error) => {
      if (errorCode(error) === 'EEXIST')
        throw new Refusal(`${path} is there already. Choose another name, or remove it.`);
      await rm(path, { force: true });
      throw error;
    });
    return { lines: [`Written to ${path}.`], userId: id };
  },
};

const erase: Command = {
  name: 'user erase',
  target: 'EMAIL-OR-ID',
  options: { yes: '' },
  does: 'stops every plan, removes the account and all that is kept about it, and tells the owner; it cannot be undone',
  async run(deps, { target, options }) {
    const { id, email } = await findUser(deps, target);
    if (options.yes === undefined) throw new Refusal(`This would erase ${email} for ever. Add --yes to do it.`);
    if (!(await eraseUser(deps, id))) throw new Refusal(`There is no account ${target}.`);
    return { lines: ['Erased. Files and the provider’s copy go within seconds while the product runs.'], userId: id };
  },
};

export const userDataCommands = [exportData, erase];

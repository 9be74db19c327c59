import { readConfig } from '../config/config.ts';
import { openAdminDeps } from './open-admin-deps.ts';
import { runAdmin } from './run-admin.ts';

/** `npm run admin -- …`, and in the build `node dist/server/admin.js …`. */
const { code, lines } = await runAdmin(process.argv.slice(2), (command) => openAdminDeps(readConfig(), command));
console[code === 0 ? 'log' : 'error'](lines.join('\n'));
process.exit(code);

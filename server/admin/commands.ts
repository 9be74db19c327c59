import type { Command } from './command.ts';
import { backupCommands } from './commands/backups.ts';
import { eventCommands } from './commands/events.ts';
import { jobCommands } from './commands/jobs.ts';
import { mailCommands } from './commands/mails.ts';
import { markingCommands } from './commands/marking.ts';
import { promoCodeCommands } from './commands/promo-codes.ts';
import { teacherCodeCommands } from './commands/teacher-codes.ts';
import { unansweredCommands } from './commands/unanswered.ts';
import { userDataCommands } from './commands/user-data.ts';
import { userCommands } from './commands/users.ts';

/** In the order in which the help shows them. */
export const commands: readonly Command[] = [
  ...teacherCodeCommands,
  ...promoCodeCommands,
  ...userCommands,
  ...userDataCommands,
  ...mailCommands,
  ...markingCommands,
  ...unansweredCommands,
  ...eventCommands,
  ...jobCommands,
  ...backupCommands,
];

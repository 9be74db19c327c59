import { isSubject, type Subject, subjects } from '#domain/subjects.ts';
import { readUnanswered } from '../../features/tutor/unanswered/unanswered-queries.ts';
import { type Command, type Given, WrongUse } from '../command.ts';
import { wholeNumber } from '../read-given.ts';
import { dayOf, table } from '../table.ts';

const usualLimit = 50;

const list: Command = {
  name: 'unanswered',
  options: { subject: 'SUBJECT', limit: 'NUMBER' },
  does: `shows what the tutor could not answer in the last 30 days, the most often asked first, of one SUBJECT (${subjects.join(', ')}) or of all`,
  async run({ db }, given) {
    const subject = subjectOf(given);
    const limit = wholeNumber(given, 'limit', 10_000) ?? usualLimit;
    const found = await readUnanswered(db, { subject, most: limit + 1 });
    const rows = found
      .slice(0, limit)
      .map((row) => [String(row.times), dayOf(row.askedAt), row.subject, row.agentId, row.section ?? '–', row.words]);
    const nothing = `There is nothing${subject ? ` in ${subject}` : ''} that the tutor could not answer.`;
    const lines = table(['TIMES', 'ASKED', 'SUBJECT', 'TUTOR', 'SECTION', 'WORDS'], rows, nothing);
    return { lines: found.length > limit ? [...lines, `There are more: --limit shows more than ${limit}.`] : lines };
  },
};

function subjectOf({ options: { subject } }: Given): Subject | undefined {
  if (subject === undefined || isSubject(subject)) return subject;
  throw new WrongUse(`--subject must be one of ${subjects.join(', ')}, but it is "${subject}".`);
}

export const unansweredCommands = [list];

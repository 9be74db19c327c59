import { type Day, dayText } from '#domain/working-days.ts';
import type { Config } from '../../../config/config.ts';
import { writeLetter } from '../../../mail/letter.ts';
import type { Week } from './read-week.ts';

export type OpenWork = { title: string; dueOn: Day };

type Summary = { fullName: string; week: Week; work: readonly OpenWork[]; token: string };

/** What was done, what it was about, what waits and what a teacher has set. No comparison with anybody, and nothing about what was not done. */
export function weeklyMail({ origin }: Pick<Config, 'origin'>, { fullName, week, work, token }: Summary) {
  const off = `${origin}/api/practice/progress/unsubscriptions/${token}`;
  const letter = writeLetter({
    subject: week.days > 0 ? `Your week: ${counted(week.days, 'day')} with work` : 'Your week: set by your teacher',
    paragraphs: [
      `Hello ${fullName},`,
      ...(week.days > 0 ? [`Last week you worked on ${counted(week.days, 'day')}${spent(week)}.`] : []),
      ...(week.answers > 0 ? [`You gave ${counted(week.answers, 'answer')}: ${week.right} fully right.`] : []),
      ...(week.mostWorkedOn.length > 0 ? [`Most of it was about: ${week.mostWorkedOn.join('; ')}.`] : []),
      ...week.due.map(({ title, cards }) => `${title}: ${counted(cards, 'card')} to go over this week.`),
      ...work.map(({ title, dueOn }) => `Set by your teacher: ${title}, due ${dayText(dueOn)}.`),
    ],
    action: { label: 'Open your progress', url: `${origin}/progress` },
    closing: ['You get this message on Mondays because you asked for it.'],
    quietLink: { label: 'Stop these messages', url: `${origin}/weekly-summary/${token}` },
  });
  // RFC 8058: the mail program's own button works with one press and no page.
  return {
    ...letter,
    headers: { 'List-Unsubscribe': `<${off}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

function spent({ talkedMinutes, practisedMinutes }: Week): string {
  const parts = [
    ...(talkedMinutes > 0 ? [`${counted(talkedMinutes, 'minute')} talking with your tutor`] : []),
    ...(practisedMinutes > 0 ? [`${counted(practisedMinutes, 'minute')} of practice`] : []),
  ];
  return parts.length > 0 ? `: ${parts.join(' and ')}` : '';
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

import type { Config } from '../../../config.ts';
import { writeLetter } from '../../../mail/letter.ts';
import type { Week } from './read-week.ts';

type Summary = { fullName: string; week: Week; token: string };

/** What was done, what it was about, and what waits. No comparison with anybody, and nothing about what was not done. */
export function weeklyMail({ origin }: Pick<Config, 'origin'>, { fullName, week, token }: Summary) {
  const off = `${origin}/api/practice/progress/unsubscriptions/${token}`;
  const letter = writeLetter({
    subject: `Your week: ${counted(week.days, 'day')} with work`,
    paragraphs: [
      `Hello ${fullName},`,
      `Last week you worked on ${counted(week.days, 'day')}${spent(week)}.`,
      ...(week.answers > 0
        ? [`You gave ${counted(week.answers, 'answer')}; ${week.right} had all that was asked for.`]
        : []),
      ...(week.mostWorkedOn.length > 0 ? [`Most of it was about: ${week.mostWorkedOn.join('; ')}.`] : []),
      ...week.due.map(({ title, cards }) => `${title}: ${counted(cards, 'card')} to look at again this week.`),
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
    ...(talkedMinutes > 0 ? [`${counted(talkedMinutes, 'minute')} of talk with your tutor`] : []),
    ...(practisedMinutes > 0 ? [`${counted(practisedMinutes, 'minute')} of practice`] : []),
  ];
  return parts.length > 0 ? `: ${parts.join(' and ')}` : '';
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

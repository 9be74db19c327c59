import { site } from '#content/site.ts';
import { dayText, londonDay } from '#domain/working-days.ts';
import type { Config } from '../../config/config.ts';
import { writeLetter } from '../../mail/letter.ts';

type Origin = Pick<Config, 'origin'>;

type Confirmation = { fullName: string; registeredAt: Date; token: string };

/** Every address in a message is made from the configured origin, never from a request (W28). */
export function confirmationMail({ origin }: Origin, { fullName, registeredAt, token }: Confirmation) {
  const when = `${dayText(londonDay(registeredAt))} at ${londonTime.format(registeredAt)}`;
  return writeLetter({
    subject: 'Confirm your email address',
    paragraphs: [
      `Hello ${fullName},`,
      `Please confirm that this is your address. After that you can log in to ${site.name}.`,
      `This confirms the registration of ${fullName} on ${when}. We’ll ask you for the password that was chosen then.`,
    ],
    // After the # the browser keeps it to itself: it is in no log and no Referer.
    action: { label: 'Confirm email address', url: `${origin}/confirm-email#${token}` },
    closing: ['The link works for three days. If you did not register, you can ignore this message.'],
  });
}

const londonTime = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' });

export function welcomeMail({ origin }: Origin, { fullName }: { fullName: string }) {
  return writeLetter({
    subject: `Welcome to ${site.name}`,
    paragraphs: [
      `Hello ${fullName},`,
      'Your tutor is ready, day and night, by voice and by text. The guide shows how to get the most from it.',
    ],
    action: { label: 'Read the guide', url: `${origin}/guide` },
  });
}

export function resetMail({ origin }: Origin, { token }: { token: string }) {
  return writeLetter({
    subject: 'Set a new password',
    paragraphs: ['You asked for a new password. Choose it here:'],
    // After the # the browser keeps it to itself: it is in no log and no Referer.
    action: { label: 'Set a new password', url: `${origin}/update-password#${token}` },
    closing: ['The link works once, for one hour. If you did not ask for it, you can ignore this message.'],
  });
}

export function passwordChangedMail({ origin }: Origin) {
  return writeLetter({
    subject: 'Your password was changed',
    paragraphs: ['The password of your account has just been changed, and all other devices were logged out.'],
    action: { label: 'Reset it if this was not you', url: `${origin}/reset-password` },
  });
}

export function addressInUseMail({ origin }: Origin) {
  return writeLetter({
    subject: 'Somebody tried to register with your address',
    paragraphs: [
      'Somebody tried to create an account with this address, which already has one. Nothing has changed.',
      'If it was you, log in instead; if you have forgotten your password, you can set a new one.',
    ],
    action: { label: 'Log in', url: `${origin}/login` },
  });
}

export function planClosedMail({ origin }: Origin) {
  return writeLetter({
    subject: 'Your plan is cancelled',
    paragraphs: ['Your plan is cancelled. Nothing more will be charged for it.'],
    action: { label: 'Open your account', url: `${origin}/` },
  });
}

export function accountClosedMail() {
  return writeLetter({
    subject: 'Your account is closed',
    paragraphs: [
      'Your account and your personal data have been removed. Nothing more will be charged.',
      'We wish you well in your exams.',
    ],
  });
}

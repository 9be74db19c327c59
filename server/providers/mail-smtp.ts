import nodemailer from 'nodemailer';
import type { MailSender } from './interfaces.ts';

/** Any SMTP server, by an address such as smtps://user:password@mail.example:465. */
export function openSmtp({ url, from }: { url: string; from: string }): MailSender {
  const transport = nodemailer.createTransport(url, { from });
  return {
    description: `sent through ${new URL(url).hostname}`,
    async send({ to, subject, text, html }) {
      await transport.sendMail({ to, subject, text, html });
    },
  };
}

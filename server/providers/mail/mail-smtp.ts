import nodemailer from 'nodemailer';
import { errorCode } from '../../error-code.ts';
import type { MailSender } from './interface.ts';

/** The patience is for each silence of the server's: left alone, the library waits for ten minutes. */
type SmtpOptions = { url: string; from: string; patienceMs?: number };

/** Any SMTP server, by an address such as smtps://user:password@mail.example:465. */
export function openSmtp({ url, from, patienceMs = 10_000 }: SmtpOptions): MailSender {
  const patience = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  const transport = nodemailer.createTransport({ url, ...patience }, { from });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    description: `sent through ${new URL(url).hostname}`,
    async send({ to, subject, text, html, headers }, id) {
      const messageId = id && `<${id}@${domain}>`;
      await transport.sendMail({ to, subject, text, html, headers, messageId }).catch((error) => {
        throw asFailure(error);
      });
    },
  };
}

/** A mail server's own sentence often quotes the address that it refuses, so only the kind and the number go on. */
function asFailure(error: unknown): Error {
  const number = Number(Object(error).responseCode) || undefined;
  return new Error(['mail was not taken', errorCode(error), number].filter(Boolean).join(' '));
}

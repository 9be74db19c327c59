/** Every capability that may be done by more than one means, on one page. `server/deps.ts` picks the means. */

export type Mail = { to: string; subject: string; text: string; html: string };

/** Takes one message for delivery. Throws when it could not; the outbox then tries again later. */
export interface MailSender {
  /** Said at start-up, for instance 'kept at /dev/mailbox'. */
  readonly description: string;
  send(mail: Mail): Promise<void>;
}

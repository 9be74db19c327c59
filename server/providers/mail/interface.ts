export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Of ours alone, never a user's words. */
  headers?: Record<string, string>;
};

/** Takes one message for delivery. Throws when it could not; the outbox then tries again later. */
export interface MailSender {
  /** Said at start-up, for instance 'kept at /dev/mailbox'. */
  readonly description: string;
  /** A message that is sent twice under one id, because a process died in between, is the same message. */
  send(mail: Mail, id?: string): Promise<void>;
}

import { html } from 'hono/html';
import { sampleCompany } from '#content/company.ts';
import { site } from '#content/site.ts';
import { tellCompany } from '#domain/company.ts';
import type { Mail } from '../providers/mail/interface.ts';

type Link = { label: string; url: string };

export type Letter = {
  subject: string;
  /** A line with an address of its own has it as a link. */
  paragraphs: (string | Link)[];
  /** The one thing to do, as a button; its address is written out in the plain text. */
  action?: Link;
  /** After the button: how long a link works, what to do if it was not you. */
  closing?: string[];
  /** Small print: for instance how to stop these messages. */
  quietLink?: Link;
};

/** Our look for every message, as HTML and as plain text. Everything is escaped: names and questions are users' words. */
export function writeLetter({ subject, paragraphs, action, closing = [], quietLink }: Letter): Omit<Mail, 'to'> {
  const help = `Questions? Write to ${site.supportEmail}.`;
  const text = [
    ...paragraphs.map((paragraph) => (typeof paragraph === 'string' ? paragraph : written(paragraph))),
    ...(action ? [written(action)] : []),
    ...closing,
    ...(quietLink ? [written(quietLink)] : []),
    help,
    companyText,
  ].join('\n\n');
  return {
    subject: subject.replaceAll(/[\r\n]+/g, ' '),
    text,
    html: String(page(subject, { paragraphs, action, closing, quietLink, help })),
  };
}

/** The operator's own takes its place when the message goes. */
const companyText = tellCompany(sampleCompany);

const written = ({ label, url }: Link) => `${label}: ${url}`;
const linked = ({ label, url }: Link) =>
  html`${label}: <a href="${url}" style="color:#1d1e26;word-break:break-all">${url}</a>`;

function page(
  subject: string,
  {
    paragraphs,
    action,
    closing,
    quietLink,
    help,
  }: Required<Pick<Letter, 'paragraphs' | 'closing'>> & Pick<Letter, 'action' | 'quietLink'> & { help: string },
) {
  return html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${subject}</title>
  </head>
  <body style="margin:0;background:#f7f2e7;color:#1d1e26;font:16px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif">
    <div style="max-width:34rem;margin:0 auto;padding:2rem 1.25rem">
      <p style="margin:0 0 1.5rem;padding-left:.9rem;border-left:2px solid #c8102e;font:600 1.35rem Georgia,serif">${site.name}</p>
      <div style="background:#fffdf8;border:1px solid #ddd2bb;border-radius:8px;padding:1.5rem">
        <h1 style="margin:0 0 1rem;font:600 1.3rem Georgia,serif">${subject}</h1>
        ${paragraphs.map((paragraph) => html`<p>${typeof paragraph === 'string' ? paragraph : linked(paragraph)}</p>`)}
        ${action ? html`<p style="margin:1.5rem 0"><a href="${action.url}" style="display:inline-block;background:#1d1e26;color:#ffffff;text-decoration:none;padding:.8rem 1.3rem;border-radius:6px;font-weight:600">${action.label}</a></p>` : ''}
        ${closing.map((paragraph) => html`<p style="color:#55535e">${paragraph}</p>`)}
      </div>
      <p style="color:#55535e;font-size:.85rem">${help}<br />${companyText}${quietLink ? html`<br /><a href="${quietLink.url}" style="color:#55535e">${quietLink.label}</a>` : ''}</p>
    </div>
  </body>
</html>`;
}

import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { site } from '#content/site.ts';
import { Failure } from '#domain/failures.ts';
import { keptMail } from '../db/schema/operations.ts';
import type { Deps } from '../deps.ts';
import type { AppEnv } from './env.ts';

const newest = 100;

/** Test mode's mailbox: the mail that would have been sent, newest first, with links that work. */
export function mailboxRoutes({ db }: Deps) {
  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const mail = await db().select().from(keptMail).orderBy(desc(keptMail.sentAt)).limit(newest);
      return c.html(
        page(
          'Mailbox',
          mail.length === 0
            ? html`<p>No mail yet. Messages that the product would send appear here.</p>`
            : html`<ul>${mail.map(
                (item) => html`<li>
                  <a href="/dev/mailbox/${item.id}">${item.subject}</a>
                  <small>to ${item.recipient}, ${item.sentAt.toLocaleString('en-GB')}</small>
                </li>`,
              )}</ul>`,
        ),
      );
    })
    .get('/:id{[0-9a-f-]{36}}', async (c) => {
      const [item] = await db()
        .select()
        .from(keptMail)
        .where(eq(keptMail.id, c.req.param('id')));
      if (!item) throw new Failure('not_found');
      return c.html(
        page(
          item.subject,
          html`<p><a href="/dev/mailbox">All mail</a></p>
            <p><small>To ${item.recipient}, ${item.sentAt.toLocaleString('en-GB')}</small></p>
            <article>${raw(item.bodyHtml)}</article>
            <h2>As plain text</h2>
            <pre>${item.bodyText}</pre>`,
        ),
      );
    });
}

function page(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${title} – ${site.name} test mailbox</title>
        <style>
          body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
          li { margin-block: 0.75rem; }
          small { display: block; }
          article { border: 1px solid; padding: 1rem; overflow-x: auto; }
          pre { white-space: pre-wrap; overflow-wrap: anywhere; }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}

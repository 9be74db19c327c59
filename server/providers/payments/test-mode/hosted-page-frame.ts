import { html, raw } from 'hono/html';

/** Around every page of the test-mode checkout: the notice that nothing is charged, and the look. */
export function pageFrame(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <header class="notice">Test mode: no card is charged</header>
        <main>${body}</main>
      </body>
    </html>`;
}

const style = `
:root { --paper: #fbf7ee; --raised: #fffdf8; --sunken: #f3ecdd; --ink: #1d1e26; --soft: #5b5649; --line: #e2d9c6;
  --strong: #877e6c; --danger: #a31621; --button: #23252f; --button-ink: #fffdf8; --focus: #1d4ed8;
  --notice: #86500a; --notice-ink: #fffdf8; color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1a1916; --raised: #23211d; --sunken: #13120f; --ink: #f2ede1; --soft: #bbb4a4; --line: #3a362e;
    --strong: #8f8776; --danger: #ff9c94; --button: #f2ede1; --button-ink: #1a1916; --focus: #9dbbff;
    --notice: #efc069; --notice-ink: #1a1916; }
}
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto,
  "Noto Sans", "Liberation Sans", Arial, sans-serif; }
.notice { background: var(--notice); color: var(--notice-ink); font-weight: 600; text-align: center; padding: 0.5rem 1rem; }
main { max-width: 60rem; margin: 0 auto; padding: clamp(1rem, 4vw, 3rem) clamp(1rem, 4vw, 2rem) 3rem; }
.sheet { display: grid; background: var(--raised); border: 1px solid var(--line); border-radius: 0.75rem; overflow: hidden; }
.order, .payment, .hints { padding: clamp(1.25rem, 4vw, 2.5rem); min-width: 0; }
.order, .hints { background: var(--sunken); }
@media (min-width: 52rem) {
  .sheet:not(.narrow) { grid-template: "order payment" 1fr "hints payment" auto / 5fr 6fr; }
  .order { grid-area: order; }
  .payment { grid-area: payment; }
  .hints { grid-area: hints; padding-top: 0; }
}
.narrow { max-width: 30rem; margin: 0 auto; padding: clamp(1.25rem, 5vw, 2.5rem); gap: 1rem; }
.seller { font-weight: 600; margin-bottom: 1.5rem; }
.bank { color: var(--soft); font-size: 0.9375rem; }
h1 { font-size: 1.1875rem; font-weight: 600; line-height: 1.35; }
.narrow h1 { font-size: 1.5rem; }
h2 { font-size: 1.1875rem; font-weight: 600; margin-bottom: 1rem; }
.amount { font-size: clamp(2rem, 6vw, 2.5rem); font-weight: 650; letter-spacing: -0.02em; line-height: 1.2; margin: 0.25rem 0 1.75rem;
  font-variant-numeric: tabular-nums; }
.amount span { font-size: 1rem; font-weight: 400; letter-spacing: 0; color: var(--soft); }
.lines div { display: flex; justify-content: space-between; gap: 1rem; padding: 0.625rem 0; }
.lines dt, .lines dd { font-size: 0.9375rem; }
.lines dd, .cards dt { font-variant-numeric: tabular-nums; white-space: nowrap; }
.lines div + div { border-top: 1px solid var(--line); }
.lines .total * { font-weight: 600; }
form { display: grid; gap: 1rem; }
.payer { display: flex; gap: 1rem; font-size: 0.9375rem; }
.payer dt { color: var(--soft); }
.payer dd { overflow-wrap: anywhere; min-width: 0; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr)); gap: 1rem; align-items: start; }
label { display: block; font-weight: 600; font-size: 0.9375rem; margin-bottom: 0.375rem; }
input { width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; font: inherit; color: inherit; background: var(--raised);
  border: 1px solid var(--strong); border-radius: 0.5rem; font-variant-numeric: tabular-nums; }
input::placeholder { color: var(--soft); opacity: 1; }
input[aria-invalid="true"] { border-color: var(--danger); box-shadow: inset 0 0 0 1px var(--danger); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.error { color: var(--danger); font-size: 0.9375rem; margin-top: 0.375rem; }
.alert { color: var(--danger); border: 1px solid currentColor; border-radius: 0.5rem; padding: 0.75rem 1rem; margin-bottom: 1rem; }
button, .button { display: inline-block; width: 100%; min-height: 3rem; padding: 0.75rem 1.25rem; font: inherit; font-weight: 600;
  text-align: center; text-decoration: none; color: var(--button-ink); background: var(--button); border: 1px solid var(--button);
  border-radius: 0.5rem; cursor: pointer; }
.second { color: inherit; background: transparent; border-color: var(--strong); }
.small { color: var(--soft); font-size: 0.875rem; }
.cancel { margin-top: 1.25rem; text-align: center; }
a { color: inherit; text-underline-offset: 0.2em; }
details { font-size: 0.9375rem; }
summary { font-weight: 600; cursor: pointer; padding: 0.25rem 0; }
.cards { margin-top: 0.5rem; }
.cards div { display: grid; grid-template-columns: repeat(auto-fit, minmax(10.5rem, 1fr)); gap: 0 1rem; padding: 0.3125rem 0; }
.cards dt { user-select: all; }
.cards dd { color: var(--soft); }
`;

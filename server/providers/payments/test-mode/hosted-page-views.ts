import { html, raw } from 'hono/html';
import { pounds } from '#domain/money.ts';
import { pageFrame } from './hosted-page-frame.ts';
import type { StoredSession } from './store.ts';
import { type CardErrors, type CardInput, testCards } from './test-cards.ts';

type CardPage = {
  sellerName: string;
  session: StoredSession;
  input?: Partial<CardInput>;
  errors?: CardErrors;
  /** Something that is no field's fault. */
  alert?: string;
};

export function cardPage({ sellerName, session, input = {}, errors = {}, alert }: CardPage) {
  const monthly = session.mode === 'subscription';
  const total = pounds(session.amount_total ?? 0);
  const failed = Object.keys(errors)[0] as keyof CardInput | undefined;
  const field = (name: keyof CardInput, label: string, attributes: Record<string, string>) =>
    cardField({
      name,
      label,
      value: name === 'cvc' ? '' : (input[name] ?? ''),
      error: errors[name],
      first: failed === name,
      attributes,
    });
  return pageFrame(
    `${failed || alert ? 'Error: ' : ''}Pay ${sellerName}`,
    html`<div class="sheet">
      ${orderSummary(sellerName, session)}
      <section class="payment" aria-labelledby="payment-title">
        <h2 id="payment-title">Pay by card</h2>
        ${alert ? html`<p class="alert" role="alert">${alert}</p>` : ''}
        <form method="post" action="/test-mode/checkout/${session.id}" novalidate>
          <dl class="payer"><dt>Email</dt><dd>${session.customer_details?.email ?? ''}</dd></dl>
          ${field('number', 'Card number', { inputmode: 'numeric', autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234' })}
          <div class="pair">
            ${field('expiry', 'Expiry', { inputmode: 'numeric', autocomplete: 'cc-exp', placeholder: 'MM / YY' })}
            ${field('cvc', 'CVC', { inputmode: 'numeric', autocomplete: 'cc-csc', placeholder: '123' })}
          </div>
          ${field('name', 'Name on card', { autocomplete: 'cc-name' })}
          <button type="submit">${monthly ? 'Subscribe' : `Pay ${total}`}</button>
          ${monthly ? html`<p class="small">You pay ${total} now and every month until you cancel.</p>` : ''}
        </form>
        <p class="cancel"><a href="${session.cancel_url ?? '/'}">Cancel and go back to ${sellerName}</a></p>
      </section>
      ${cardList()}
    </div>`,
  );
}

/** Some banks ask the card's owner whether it is really him. */
export function confirmPage({ sellerName, session }: { sellerName: string; session: StoredSession }) {
  return pageFrame(
    "Confirm it's you",
    html`<section class="sheet narrow">
      <p class="bank">Test bank</p>
      <h1>Confirm it's you</h1>
      <p>Your bank asks whether you are paying <strong>${pounds(session.amount_total ?? 0)}</strong> to ${sellerName}.</p>
      <form method="post" action="/test-mode/checkout/${session.id}/confirm">
        <button type="submit" name="answer" value="complete" autofocus>Complete</button>
        <button type="submit" name="answer" value="fail" class="second">Fail</button>
      </form>
    </section>`,
  );
}

const closed = {
  unknown: { title: 'This checkout page does not exist', text: 'Check the link, or start again.' },
  expired: { title: 'This checkout page has expired', text: 'Nothing was charged. You can start again.' },
  paid: { title: 'This payment has already been made', text: 'You do not need to pay again.' },
};

type ClosedPage = { sellerName: string; state: keyof typeof closed; session?: StoredSession };

export function closedPage({ sellerName, state, session }: ClosedPage) {
  const { title, text } = closed[state];
  const next = (state === 'paid' ? session?.success_url : session?.cancel_url) ?? '/';
  return pageFrame(
    title,
    html`<section class="sheet narrow">
      <h1>${title}</h1>
      <p>${text}</p>
      <p><a class="button" href="${next}">${state === 'paid' ? 'Continue' : 'Go back'} to ${sellerName}</a></p>
    </section>`,
  );
}

function orderSummary(sellerName: string, session: StoredSession) {
  const line = session.line_items?.data[0];
  const off = session.total_details?.amount_discount ?? 0;
  const monthly = session.mode === 'subscription';
  return html`<section class="order" aria-labelledby="order-title">
    <p class="seller">${sellerName}</p>
    <h1 id="order-title">${monthly ? 'Subscribe to' : ''} ${line?.description ?? ''}</h1>
    <p class="amount">${pounds(session.amount_total ?? 0)}${monthly ? html` <span>per month</span>` : ''}</p>
    <dl class="lines">
      <div><dt>${line?.description ?? ''}</dt><dd>${pounds(session.amount_subtotal ?? 0)}</dd></div>
      ${off > 0 ? html`<div><dt>Promotion code ${session.later?.promotionCode ?? ''}</dt><dd>${pounds(-off)}</dd></div>` : ''}
      <div class="total"><dt>Total due today</dt><dd>${pounds(session.amount_total ?? 0)}</dd></div>
    </dl>
  </section>`;
}

type Field = {
  name: string;
  label: string;
  value: string;
  error?: string;
  first: boolean;
  attributes: Record<string, string>;
};

function cardField({ name, label, value, error, first, attributes }: Field) {
  const { inputmode = 'text', autocomplete = 'off', placeholder = '' } = attributes;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${value}" inputmode="${inputmode}" autocomplete="${autocomplete}"
      placeholder="${placeholder}" required ${first ? 'autofocus' : ''} ${error ? raw(invalid(name)) : ''} />
    ${error ? html`<p class="error" id="${name}-error" role="alert">${error}</p>` : ''}
  </div>`;
}

const invalid = (name: string) => `aria-invalid="true" aria-describedby="${name}-error"`;

function cardList() {
  return html`<details class="hints" open>
    <summary>Test cards</summary>
    <p class="small">Any date in the future, any CVC and any name will do.</p>
    <dl class="cards">
      ${testCards.map(({ number, does }) => html`<div><dt>${number}</dt><dd>${does}</dd></div>`)}
    </dl>
  </details>`;
}

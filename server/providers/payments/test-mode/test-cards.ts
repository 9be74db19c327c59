import { failsLater } from './invoices.ts';

type Outcome =
  | { kind: 'pays'; paymentMethod: string }
  | { kind: 'confirm'; paymentMethod: string }
  | { kind: 'refused'; sentence: string };

/** The real provider's own test numbers, and what each does. */
export const testCards: readonly { number: string; does: string; outcome: Outcome }[] = [
  { number: '4242 4242 4242 4242', does: 'Pays', outcome: { kind: 'pays', paymentMethod: 'pm_card_visa' } },
  {
    number: '4000 0025 0000 3155',
    does: 'Asks you to confirm',
    outcome: { kind: 'confirm', paymentMethod: 'pm_card_authenticationRequired' },
  },
  {
    number: '4000 0000 0000 0002',
    does: 'Is declined',
    outcome: { kind: 'refused', sentence: 'Your card was declined.' },
  },
  {
    number: '4000 0000 0000 9995',
    does: 'Has insufficient funds',
    outcome: { kind: 'refused', sentence: 'Your card has insufficient funds. Try a different card.' },
  },
  {
    number: '4000 0000 0000 0341',
    does: 'Pays now, fails at renewal',
    outcome: { kind: 'pays', paymentMethod: failsLater },
  },
];

export type CardInput = { number: string; expiry: string; cvc: string; name: string };
export type CardErrors = Partial<Record<keyof CardInput, string>>;

export type CardCheck =
  | { ok: true; outcome: Outcome }
  | {
      ok: false;
      errors: CardErrors /** What may stand in the number's field again: never a real card's number. */;
      numberShown: string;
    };

/** Checks the fields in the provider's own words. Nothing of a card is kept or logged, whatever comes of it. */
export function checkCard(input: CardInput, now: Date): CardCheck {
  const digits = input.number.replace(/\D/g, '');
  const card = testCards.find(({ number }) => number.replaceAll(' ', '') === digits);
  const errors: CardErrors = {};
  const number = numberError(digits, card !== undefined);
  const expiry = expiryError(input.expiry, now);
  if (number) errors.number = number;
  if (expiry) errors.expiry = expiry;
  if (!/^\d{3,4}$/.test(input.cvc.trim())) errors.cvc = "Your card's security code is incomplete.";
  if (input.name.trim() === '') errors.name = 'Enter the name on the card.';
  if (card && Object.keys(errors).length === 0) return { ok: true, outcome: card.outcome };
  const realCard = !card && digits.length >= 13 && passesLuhn(digits);
  return { ok: false, errors, numberShown: realCard ? '' : input.number };
}

function numberError(digits: string, known: boolean): string | undefined {
  if (digits.length < 13) return 'Your card number is incomplete.';
  if (digits.length > 19 || !passesLuhn(digits)) return 'Your card number is invalid.';
  if (!known) return 'Your card was declined. Your request was in test mode, but used a non test card.';
  return undefined;
}

function expiryError(text: string, now: Date): string | undefined {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(text) ?? [];
  if (!month) return "Your card's expiration date is incomplete.";
  if (Number(month) < 1 || Number(month) > 12) return "Your card's expiration date is invalid.";
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  if (fullYear < now.getUTCFullYear()) return "Your card's expiration year is in the past.";
  // A card is good to the end of its month.
  if (Date.UTC(fullYear, Number(month)) <= now.getTime()) return "Your card's expiration date is in the past.";
  return undefined;
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

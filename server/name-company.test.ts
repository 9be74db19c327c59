import { expect, test } from 'vitest';
import { nameCompany, nameCompanyInHtml } from './name-company.ts';

const own = {
  line: 'Ledger is a trading name of Ink & Ledger Ltd, company number 01234567.',
  address: '1 King’s "Yard", Leeds LS1 1AA.',
  termsUrl: 'https://ledger.co.uk/terms',
};

test('a page and a mail name the operator’s company, office and terms', () => {
  const sample = 'Margin is a trading name of Margin Tutoring Ltd, registered in England and Wales.';
  expect(nameCompany(`Questions? Write.\n\n${sample}`, own)).toBe(
    'Questions? Write.\n\nLedger is a trading name of Ink & Ledger Ltd, company number 01234567. Registered office: 1 King’s "Yard", Leeds LS1 1AA.',
  );
  expect(nameCompanyInHtml(`<meta name="terms" content="" /><p>${sample}</p>`, own)).toBe(
    '<meta name="terms" content="https://ledger.co.uk/terms" /><p>Ledger is a trading name of Ink &amp; Ledger Ltd, company number 01234567. Registered office: 1 King’s &quot;Yard&quot;, Leeds LS1 1AA.</p>',
  );
});

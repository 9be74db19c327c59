import { expect, test } from 'vitest';
import { findPlaceholders } from './find-placeholders.ts';

const own = {
  companyLine: 'Ledger is a trading name of Ledger Learning Ltd, registered in England and Wales, number 01234567.',
  companyAddress: '1 High Street, Leeds LS1 1AA',
  supportEmail: 'help@ledger.co.uk',
  address: 'https://ledger.co.uk',
};

test('an operator who has said everything about itself is told nothing', () => {
  expect(findPlaceholders({ origin: 'https://ledger.co.uk' }, own)).toEqual([]);
});

test('each thing that is still a sample is named', () => {
  expect(findPlaceholders({ origin: 'https://ledger.co.uk' })).toEqual([
    'companyLine is still the sample company’s',
    'companyAddress is empty',
    'supportEmail is still support@margin.example',
    'address is https://margin.example, but ORIGIN is https://ledger.co.uk',
  ]);
});

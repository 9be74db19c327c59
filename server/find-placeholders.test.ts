import { expect, test } from 'vitest';
import { readConfig } from './config/config.ts';
import { findPlaceholders } from './find-placeholders.ts';

test('an operator who has said everything about itself is told nothing', () => {
  const config = readConfig({
    ORIGIN: 'https://ledger.co.uk',
    COMPANY_LINE: 'Ledger is a trading name of Ledger Learning Ltd, registered in England and Wales, number 01234567.',
    COMPANY_ADDRESS: '1 High Street, Leeds LS1 1AA',
    TERMS_URL: 'https://ledger.co.uk/terms',
    TUTOR_MODEL: 'openai:a-model',
    OPENAI_API_KEY: 'key',
  });
  const facts = { supportEmail: 'help@ledger.co.uk', address: 'https://ledger.co.uk' };
  expect(findPlaceholders(config, facts)).toEqual([]);
});

test('each thing that is still a sample is named', () => {
  expect(findPlaceholders(readConfig({ ORIGIN: 'https://ledger.co.uk' }))).toEqual([
    'COMPANY_LINE is not set: pages and mail name a sample company',
    'COMPANY_ADDRESS is not set: the registered office is shown nowhere',
    'TERMS_URL is not set: only the two policies are linked, and they are samples',
    'content/site.ts: supportEmail is still support@margin.example',
    'content/site.ts: address is https://margin.example, but ORIGIN is https://ledger.co.uk',
    'TUTOR_MODEL names no language model: the built-in tutor misses about as many questions as it meets (docs/operations.md)',
  ]);
});

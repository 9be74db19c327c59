import { expect, test } from 'vitest';
import { writeOut } from './write-out.ts';

test('a short form is written out behind the words', () => {
  expect(writeOut('whats ped', 'economics')).toBe('whats ped (price elasticity of demand)');
  expect(writeOut('YED vs XED', 'economics')).toBe(
    'YED vs XED (income elasticity of demand, cross elasticity of demand)',
  );
});

test('a plural is the same short form, and each is written out once', () => {
  expect(writeOut('what do tncs do, and why are TNCs big', 'economics')).toBe(
    'what do tncs do, and why are TNCs big (transnational multinational company)',
  );
});

test('one with several meanings has them all', () => {
  expect(writeOut('what is the mpc', 'economics')).toBe(
    'what is the mpc (marginal propensity to consume, Monetary Policy Committee, marginal private cost)',
  );
});

test('what is also a word is a short form in capitals only', () => {
  expect(writeOut('as prices rise', 'economics')).toBe('as prices rise');
  expect(writeOut('what shifts AS', 'economics')).toBe('what shifts AS (aggregate supply)');
  expect(writeOut('SMART targets', 'business')).toBe('SMART targets (objectives)');
  expect(writeOut('a smart idea', 'business')).toBe('a smart idea');
});

test('each subject has its own', () => {
  expect(writeOut('what is roce', 'business')).toBe('what is roce (return on capital employed)');
  expect(writeOut('what is roce', 'economics')).toBe('what is roce');
});

test('names of everything are no short forms', () => {
  expect(writeOut('constructor toString __proto__ valueOf', 'economics')).toBe(
    'constructor toString __proto__ valueOf',
  );
});

import { expect, test } from 'vitest';
import { calculate } from './calculate.ts';

test('a product of very many figures is read as soon as one of two', () => {
  const words = `${Array.from({ length: 60 }, () => '5').join(' x ')} is that right`;
  expect(calculate({ words, subject: 'economics', topic: '' })).not.toMatchObject({ kind: 'worked' });
});

import { expect, test } from 'vitest';
import { featuresOf } from './features.ts';

test.each([
  'Greggs already has over 2,500 stores so managers know how to choose sites. This means new shops are likely to make profit quickly.',
  'When the pound falls exports are cheaper. This means more are sold abroad. This in turn raises output and jobs.',
  'A bigger firm can buy in bulk. That means lower unit costs. This allows it to cut prices.',
  'More rivals enter. Consequently each firm loses customers. This means revenue falls.',
])('a chain of sentences is a chain: %s', (own) => {
  expect(featuresOf(own).links).toBeGreaterThanOrEqual(2);
});

test('a statement alone has no steps', () => {
  expect(featuresOf('Advertising is dear. Rivals do it too.').links).toBe(0);
});

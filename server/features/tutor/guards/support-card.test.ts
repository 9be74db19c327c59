import { expect, test } from 'vitest';
import { refusals } from '#content/refusals.ts';
import { supportCard, supportChecked } from '#content/support.ts';

test('the card has these lines, and each number is what its link dials', () => {
  expect([supportCard.danger, ...supportCard.lines].map(({ name, contact, href }) => [name, contact, href])).toEqual([
    ['In danger now', '999', 'tel:999'],
    ['Childline', '0800 1111', 'tel:08001111'],
    ['Shout', 'Text SHOUT to 85258', 'sms:85258?body=SHOUT'],
    ['Samaritans', '116 123', 'tel:116123'],
    ['Papyrus HOPELINE247', '0800 068 4141', 'tel:08000684141'],
    ['NSPCC', '0808 800 5000', 'tel:08088005000'],
  ]);
});

test('the card says what the tutor is, that nobody reads along, who else is near, and how to go on', () => {
  const words = JSON.stringify(supportCard);
  for (const said of ['I am an AI tutor', 'Nobody reads along', 'safeguarding lead', "say or write 'go on'"])
    expect(words).toContain(said);
});

test('the day on which the numbers were last checked is written down', () => {
  expect(supportChecked).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(new Date(supportChecked).getTime()).toBeLessThan(Date.now());
});

test('no other helpline is spoken of than those on the card', () => {
  const spoken =
    Object.values(refusals)
      .join(' ')
      .match(/\d[\d ]{4,}\d/g) ?? [];
  expect([...new Set(spoken)]).toEqual(['0800 1111']);
});

import { expect, test } from 'vitest';
import { openAltered, openInProcess } from '#tests/contracts/payments-contract-world.ts';

test('codes are made with what they take off, how often and until when, are listed so, and end once', async () => {
  await using world = await openInProcess();
  const { payments, clock } = world;
  const samples = (await payments.listPromotionCodes()).length;
  const expiresAt = new Date('2026-11-16T10:00:00Z');
  const economics = ['ECONOMICS_MONTHLY'];
  await payments.createPromotionCode({ code: 'QUARTER', off: { percent: 25 }, priceKeys: economics, expiresAt });
  clock.advance(1);
  await payments.createPromotionCode({ code: 'PENCE', off: { pence: 99 }, priceKeys: ['BOTH_MONTHLY'], maxUses: 3 });
  const listed = (await payments.listPromotionCodes()).slice(0, 2);
  expect(await payments.listPromotionCodes()).toHaveLength(samples + 2);
  const unused = { active: true, uses: 0 };
  const quarter = { code: 'QUARTER', off: { percent: 25 }, ...unused, maxUses: null, expiresAt };
  expect(listed).toEqual([{ code: 'PENCE', off: { pence: 99 }, ...unused, maxUses: 3, expiresAt: null }, quarter]);

  // A quarter of £13.99 is £3.4975.
  expect(await payments.findPromotionCode('QUARTER', 'ECONOMICS_MONTHLY')).toEqual({ pence: 1049 });
  for (const key of ['BUSINESS_MONTHLY', 'BOTH_MONTHLY'])
    expect(await payments.findPromotionCode('QUARTER', key)).toBeUndefined();
  expect(await payments.findPromotionCode('PENCE', 'BOTH_MONTHLY')).toEqual({ pence: 2200 });
  const again = payments.createPromotionCode({ code: 'PENCE', off: { percent: 100 }, priceKeys: economics });
  await expect(again).rejects.toMatchObject({ kind: 'refused', code: 'code_exists' });

  expect(await payments.revokePromotionCode('PENCE')).toBe(true);
  expect(await payments.revokePromotionCode('PENCE')).toBe(false);
  expect((await payments.listPromotionCodes()).slice(0, 2)).toMatchObject([{ code: 'PENCE', active: false }, quarter]);
});

/** The price of a month of Economics with a code of which the provider says this. */
async function quote(changes: { code?: object; coupon?: object | string | null }, at = '2026-11-16T09:00:00Z') {
  await using world = await openAltered((path, answer) => {
    if (path !== '/v1/promotion_codes') return answer;
    const [code] = answer.data;
    const { coupon: real } = code.promotion;
    const { coupon = {} } = changes;
    const altered = coupon && typeof coupon === 'object' ? { ...real, ...coupon } : coupon;
    return { ...answer, data: [{ ...code, ...changes.code, promotion: { type: 'coupon', coupon: altered } }] };
  });
  world.clock.set(new Date(at));
  return (await world.payments.findPromotionCode('TENFORONE', 'ECONOMICS_MONTHLY'))?.pence;
}

test('a code works to its last second and its last use, and with a coupon that is valid and for the plan', async () => {
  const until = { expires_at: Date.parse('2026-11-20T12:00:00Z') / 1000 };
  expect(await quote({})).toBe(1000);
  expect(await quote({ code: until }, '2026-11-20T11:59:59Z')).toBe(1000);
  expect(await quote({ code: until }, '2026-11-20T12:00:00Z')).toBeUndefined();
  expect(await quote({ code: { max_redemptions: 2, times_redeemed: 1 } })).toBe(1000);
  expect(await quote({ code: { max_redemptions: 2, times_redeemed: 2 } })).toBeUndefined();
  expect(await quote({ coupon: { valid: false } })).toBeUndefined();
  expect(await quote({ coupon: { applies_to: { products: ['prod_other'] } } })).toBeUndefined();
  expect(await quote({ coupon: { applies_to: null } })).toBe(1000);
  for (const coupon of [null, 'co_not_expanded']) expect(await quote({ coupon })).toBeUndefined();
});

test('nothing costs less than nothing, and a coupon that takes nothing off leaves the price', async () => {
  expect(await quote({ coupon: { amount_off: 5000 } })).toBe(0);
  expect(await quote({ coupon: { amount_off: null, percent_off: 100 } })).toBe(0);
  expect(await quote({ coupon: { amount_off: null, percent_off: null } })).toBe(1399);
});

test('a code whose coupon is gone is listed as taking nothing off', async () => {
  await using world = await openAltered((_, answer) => ({
    ...answer,
    data: answer.data?.map((code: object) => ({ ...code, promotion: { type: 'coupon', coupon: null } })),
  }));
  expect((await world.payments.listPromotionCodes()).map(({ off }) => off)).toEqual([{ percent: 0 }, { percent: 0 }]);
});

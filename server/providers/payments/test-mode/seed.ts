import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { samplePromoCodes } from '#content/sample-codes.ts';
import type { CataloguePrice } from '#domain/money.ts';
import { testModeObjects } from '../../../db/schema/test-mode.ts';
import { buildCoupon, buildPrice, buildProduct, buildPromotionCode } from './build-catalogue.ts';
import type { World } from './world.ts';

export type Seed = {
  catalogue: readonly CataloguePrice[];
  /** What a month costs with a sample code. */
  promotionPence: number;
};

/**
 * Puts the catalogue and the sample codes in place, once for each state of the catalogue. A price that was changed gets
 * a new id and takes the key over, as at the real provider: what was sold at the old price keeps it.
 */
export function createSeeding(world: World, seed: Seed): () => Promise<void> {
  const mark = `seed_${createHash('sha256').update(JSON.stringify(seed)).digest('hex').slice(0, 24)}`;
  const { db } = world;
  return async () => {
    const [done] = await db()
      .select({ id: testModeObjects.id })
      .from(testModeObjects)
      .where(eq(testModeObjects.id, mark));
    if (done) return;
    await db.transaction(async () => {
      for (const item of seed.catalogue) await addPrice(world, item);
      await addCodes(world, seed);
      await db().insert(testModeObjects).values({ id: mark, object: 'seed', data: {} }).onConflictDoNothing();
    });
  };
}

async function addPrice({ store }: World, { key, name, pence, every }: CataloguePrice): Promise<void> {
  const created = store.now();
  const product = productId(key);
  const id = `price_${key}_${pence}`;
  await store.save({ ...(await store.read('product', product)), ...buildProduct(product, name, created) });
  for (const other of (await store.list('price', { lookup_key: key }, { limit: 100 })).data) {
    if (other.id !== id) await store.save({ ...other, lookup_key: null, active: false });
  }
  await store.save(buildPrice({ id, product, lookupKey: key, pence, monthly: every === 'month', created }));
}

/** One code for the plans with one subject and one for both: a coupon takes off one amount, and theirs differ. */
async function addCodes({ store }: World, { catalogue, promotionPence }: Seed): Promise<void> {
  const created = store.now();
  const monthly = catalogue.filter(({ every, pence }) => every === 'month' && pence > promotionPence);
  const least = Math.min(...monthly.map(({ pence }) => pence));
  const groups = [
    { code: samplePromoCodes.oneSubject, items: monthly.filter(({ pence }) => pence === least) },
    { code: samplePromoCodes.bothSubjects, items: monthly.filter(({ pence }) => pence !== least) },
  ];
  for (const { code, items } of groups) {
    const [first] = items;
    if (!first) continue;
    const coupon = `coupon_${code}_${first.pence - promotionPence}`;
    const products = items.map(({ key }) => productId(key));
    await store.save(
      buildCoupon({ id: coupon, name: code, created, products, amountOff: first.pence - promotionPence }),
    );
    const id = `promo_${code}`;
    const before = await store.read('promotion_code', id);
    const fresh = buildPromotionCode({ id, code, coupon, created });
    await store.save(before ? { ...before, promotion: fresh.promotion } : fresh);
  }
}

function productId(key: string): string {
  return `prod_${key}`;
}

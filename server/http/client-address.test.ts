import { expect, test } from 'vitest';
import { startProduct } from '#tests/harness.ts';
import { addressBlock } from './client-address.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001::3:4:5:6:7', '2001:0:0:3::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, block) => {
  expect(addressBlock(address)).toBe(block);
});

test('a whole /64 is one caller, since whoever has one address of it has them all', async () => {
  await using product = await startProduct({ env: { TRUSTED_PROXIES: '1' } });
  const ask = (address: string) =>
    product.visitor().post(
      '/api/session',
      { email: `${crypto.randomUUID()}@school.example`, password: 'wrong-one' },
      {
        headers: { 'X-Forwarded-For': address },
      },
    );
  for (let host = 1; host <= 30; host++) expect((await ask(`2001:db8:1:2::${host.toString(16)}`)).status).toBe(401);
  expect((await ask('2001:db8:1:2:ffff::1')).status).toBe(429);
  expect((await ask('2001:db8:1:3::1')).status).toBe(401);
});

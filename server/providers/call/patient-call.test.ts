import { expect, test } from 'vitest';
import { newCall } from '#tests/contracts/call-contract.ts';
import { EngineFailure } from '../models/interface.ts';
import type { OpenCall, VoiceCall } from './interface.ts';
import { withPatience } from './patient-call.ts';

const clock = { time: 0, now: () => new Date(clock.time) };

function vendorOf(open: VoiceCall['open']) {
  let asked = 0;
  const vendor: VoiceCall = {
    description: 'vendor',
    open(call) {
      asked++;
      return open(call);
    },
  };
  return { call: withPatience(vendor, { clock, timeoutSeconds: 0.2 }), asked: () => asked };
}

test('a vendor that has failed is left alone for a minute', async () => {
  let isDown = true;
  const { call, asked } = vendorOf(async () => {
    if (isDown) throw new EngineFailure('call', 'quota');
    return undefined;
  });
  await expect(call.open(newCall())).rejects.toMatchObject({ code: 'quota' });
  clock.time += 59_999;
  await expect(call.open(newCall())).rejects.toMatchObject({ code: 'resting' });
  expect(asked()).toBe(1);
  isDown = false;
  clock.time += 1;
  expect(await call.open(newCall())).toBeUndefined();
});

test('a call that is opened too late is hung up, and nobody has waited for it', async () => {
  const { promise: opening, resolve } = Promise.withResolvers<OpenCall>();
  const { call } = vendorOf(() => opening);
  await expect(call.open(newCall())).rejects.toMatchObject({ code: 'timeout' });
  const hungUp = Promise.withResolvers<void>();
  resolve({
    id: 'late',
    hear() {},
    write() {},
    events: (async function* () {})(),
    hangUp: async () => hungUp.resolve(),
  });
  await hungUp.promise;
});

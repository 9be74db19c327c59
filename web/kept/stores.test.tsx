import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { device, tab } from './stores.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('a full storage does no harm, and leaves nothing older behind that could be taken for the newest', () => {
  device.write('draft', 'the first words');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  device.write('draft', 'the first words and more');
  expect(device.read('draft', 'nothing')).toBe('nothing');
  expect(device.has('draft')).toBe(false);
});

test.each([
  ['localStorage', device],
  ['sessionStorage', tab],
] as const)('a %s that is forbidden keeps nothing, and every screen goes on', (name, store) => {
  vi.spyOn(window, name, 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  store.write('draft', 'words');
  expect(store.read('draft', 'nothing')).toBe('nothing');
  expect(store.has('draft')).toBe(false);
  expect(store.names()).toEqual([]);
});

test('what somebody else’s script left damaged reads as nothing', () => {
  localStorage.setItem('draft', '{"half');
  expect(device.read('draft', 'nothing')).toBe('nothing');
});

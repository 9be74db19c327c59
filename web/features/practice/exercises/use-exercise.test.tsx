import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { type Account, setAccount } from '#web/session.ts';
import { useExercise } from './use-exercise.ts';

beforeEach(() => {
  localStorage.clear();
  setAccount({ email: 'sam@school.example', subjects: ['economics'], subscriptions: [] } as unknown as Account);
});
afterEach(() => vi.unstubAllGlobals());

test('an exercise of another theme that comes late does not take the place of the one that was asked for last', async () => {
  const slow = Promise.withResolvers<Response>();
  const answers: Record<string, Promise<Response>> = {
    a: slow.promise,
    b: Promise.resolve(Response.json({ itemId: 'of-b' })),
  };
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const theme = new URL(address, location.origin).searchParams.get('theme') ?? '';
    asked.push(theme);
    return answers[theme];
  });
  const { result, rerender } = await renderHook(
    (props?: { theme: string }) => useExercise('economics', 'order', props?.theme ?? '', undefined),
    { initialProps: { theme: 'a' } },
  );
  await expect.poll(() => asked).toEqual(['a']);
  await rerender({ theme: 'b' });
  await expect.poll(() => result.current.exercise).toEqual({ itemId: 'of-b' });
  slow.resolve(Response.json({ itemId: 'of-a' }));
  await slow.promise;
  await expect.poll(() => result.current.busy).toBe(false);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(result.current.exercise).toEqual({ itemId: 'of-b' });
});

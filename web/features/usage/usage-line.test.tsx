import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { UsageLine } from './usage-line.tsx';
import '#web/ui/theme.css';

test.each([1280, 390])(
  'its place is kept before the minutes are known: at %i px nothing below it moves',
  async (width) => {
    const answer = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => answer.promise);
    const shown = await render(
      <div style={{ width }}>
        <UsageLine subject="economics" />
        <p>Below it</p>
      </div>,
    );
    const below = () => shown.getByText('Below it').element().getBoundingClientRect().top;
    await expect.element(shown.getByText(/You Have used/)).not.toBeVisible();
    const before = below();
    answer.resolve(Response.json({ usedSeconds: 600, allowanceSeconds: 9000 }));
    await expect.element(shown.getByText('You Have used 10 minutes out of 150 minutes for this month.')).toBeVisible();
    expect(below()).toBe(before);
    vi.unstubAllGlobals();
  },
);

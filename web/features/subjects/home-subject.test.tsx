import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { subjectCatalogue } from '#content/subjects.ts';
import { HomeSubject } from './home-subject.tsx';
import '#web/ui/theme.css';

test.each([390, 1280])(
  'at %d px a subject one does not have is small and quieter, and all its words can be read',
  async (width) => {
    await page.viewport(width, 844);
    await render(
      <ul className="grid grid-cols-2">
        {subjectCatalogue.map((entry) => (
          <HomeSubject key={entry.title} entry={entry} subscribed={entry.subject === 'economics'} />
        ))}
      </ul>,
    );
    const link = page.getByRole('link', { name: /^Economics/ }).element();
    const own = getComputedStyle(link);
    const onSale = page.getByRole('button', { name: /^Business/ }).element();
    expect(onSale.getBoundingClientRect().height).toBeLessThan(link.getBoundingClientRect().height * 0.7);
    for (const name of [/^Business/, /^Law/, /^Physics/]) {
      const card = page.getByRole('button', { name }).element();
      const look = getComputedStyle(card);
      expect([look.borderStyle, look.backgroundColor, look.opacity]).toEqual(['dashed', 'rgba(0, 0, 0, 0)', '1']);
      expect(look.color).not.toBe(own.color);
      const words = [...card.querySelectorAll('span')].filter(({ textContent }) => textContent);
      expect(words.map((word) => getComputedStyle(word).opacity)).toEqual(words.map(() => '1'));
    }
  },
);

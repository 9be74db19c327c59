import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { site } from '#content/site.ts';
import robots from '#web/public/robots.txt?raw';
import sitemap from '#web/public/sitemap.xml?raw';
import { routes } from '#web/routes.tsx';
import { LandingScreen } from './landing-screen.tsx';

test('the site map lists every public page but the doors for those who have an account', () => {
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const expected = routes
    .filter((route) => route.public && !['/login', '/reset-password'].includes(route.path))
    .map(({ path }) => `${site.address}${path}`);
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

test('robots.txt names the site map at the operator’s own address', () => {
  expect(robots).toContain(`Sitemap: ${site.address}/sitemap.xml`);
});

test('the landing page tells search engines who we are, what it costs and the questions', async () => {
  const { container } = await render(<LandingScreen />);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const data = JSON.parse(container.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  expect(data['@graph'].map((thing: { '@type': string }) => thing['@type'])).toEqual([
    'EducationalOrganization',
    'Service',
    'FAQPage',
  ]);
  expect(data['@graph'][1].offers.map(({ price }: { price: string }) => price)).toEqual(['13.99', '13.99', '22.99']);
});

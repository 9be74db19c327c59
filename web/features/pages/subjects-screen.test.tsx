import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SocialsScreen } from './socials-screen.tsx';
import { SubjectsScreen } from './subjects-screen.tsx';

test('the two subjects list all their themes and units', async () => {
  await render(<SubjectsScreen />);
  await expect.element(page.getByText(/^Theme 4/)).toBeVisible();
  await expect.element(page.getByText(/^Unit 10/)).toBeVisible();
  await expect.element(page.getByText(/^Theme 5/)).not.toBeInTheDocument();
});

test('Law and Physics are coming soon and lead nowhere', async () => {
  const { container } = await render(<SubjectsScreen />);
  const coming = page.getByRole('region', { name: 'Coming soon' });
  await expect.element(coming.getByRole('heading', { name: 'Law Coming soon' })).toBeVisible();
  await expect.element(coming.getByRole('heading', { name: 'Physics Coming soon' })).toBeVisible();
  await expect.element(coming.getByRole('link')).not.toBeInTheDocument();
  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/register?subject=economics',
    '/register?subject=business',
  ]);
});

test('the two social icons open in a new window', async () => {
  await render(<SocialsScreen />);
  const links = page.getByRole('link');
  await expect.element(links.nth(1)).toHaveAttribute('href', 'https://www.youtube.com/@margin-example');
  await expect.element(links.nth(0)).toHaveAttribute('href', 'https://www.instagram.com/margin.example');
  for (const link of links.elements()) expect(link).toHaveAttribute('target', '_blank');
});

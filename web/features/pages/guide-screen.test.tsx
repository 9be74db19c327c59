import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { GuideScreen } from './guide-screen.tsx';
import { GuideVideo } from './guide-video.tsx';

test('the guide has its heading, a way back, a start and help', async () => {
  await render(<GuideScreen />);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('How to Use Margin');
  await expect.element(page.getByRole('link', { name: 'Back to Themes' })).toHaveAttribute('href', '/subjects');
  await expect.element(page.getByRole('heading', { name: 'Getting Started' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Need More Help?' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'support@margin.example' }))
    .toHaveAttribute('href', 'mailto:support@margin.example');
});

test('the guide has five cards, each with a description and four tips', async () => {
  await render(<GuideScreen />);
  await expect.element(page.getByRole('heading', { name: 'Quick Tips' })).toBeVisible();
  const cards = [...document.querySelectorAll('li:has(> div > h2)')].map((card) => [
    card.querySelector('h2')?.textContent,
    card.querySelectorAll('h2 + p').length,
    card.querySelectorAll('ul > li').length,
  ]);
  expect(cards).toEqual([
    ['Text-Based Interaction', 1, 4],
    ['Voice Interaction', 1, 4],
    ['Essay Support', 1, 4],
    ['Revision Strategies', 1, 4],
    ['Quick Tips', 1, 4],
  ]);
});

test('the guide has a film with captions and a transcript, and nothing of it is loaded before Play', async () => {
  const { container } = await render(<GuideScreen />);
  const film = page.getByLabelText('Margin in about a minute');
  await expect.element(film).toHaveAttribute('preload', 'none');
  await expect.element(film).toHaveAttribute('poster', '/film/poster.jpg');
  expect(container.querySelector('source')?.getAttribute('src')).toBe('/film/film.mp4');
  const captions = container.querySelector('track');
  expect([captions?.kind, captions?.getAttribute('src'), captions?.srclang]).toEqual([
    ...['captions', '/film/film.vtt', 'en-GB'],
  ]);
  await userEvent.click(page.getByText('Read the transcript', { exact: false }));
  await expect.element(page.getByText(/^This is Margin, a tutor for A-Level Economics and Business\./)).toBeVisible();
  expect(container.querySelector('iframe')).toBeNull();
});

test('a guide video is asked for after the click and not before', async () => {
  const video = { embedUrl: 'about:blank', title: 'Guide', host: 'video.example' };
  const { container } = await render(<GuideVideo video={video} />);
  expect(container.querySelector('iframe, img')).toBeNull();
  await userEvent.click(page.getByRole('button', { name: /^Play the guide video/ }));
  await expect.element(page.getByTitle('Guide')).toHaveAttribute('src', 'about:blank');
});

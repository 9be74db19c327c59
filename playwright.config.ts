import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './tests/support/chromium.ts';
import { longestTest, patience } from './tests/support/patience.ts';

const { executablePath } = await findChromium();

/** Journeys in a real browser against the default product, at a phone's and a desktop's size. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/set-up.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  // Each has a product and a browser of its own to warm up; what the two leave of a small machine the unit tests take.
  workers: 2,
  timeout: longestTest,
  expect: { timeout: patience, toPass: { timeout: patience } },
  // As for the other tests: what fails twice is broken, and what needed a second try is named at the end.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    actionTimeout: patience,
    navigationTimeout: patience,
    screenshot: 'only-on-failure',
    // Writing down every step takes a quarter of the time: a journey that fails is better run again with `--trace on`.
    trace: 'off',
    // A colour that is still fading in is neither the old one nor the new one.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: ['--no-sandbox'], timeout: patience },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    { name: 'phone', grepInvert: /@one-size/, use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
});

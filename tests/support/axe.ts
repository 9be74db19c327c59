import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

type Violation = { id: string; nodes: { html: string }[] };
type Axe = { run(context: Document, options: object): Promise<{ violations: Violation[] }> };

/**
 * What axe finds on a page. Its own builder hands the whole script over for every check and takes back what passed as
 * well, which takes longer than the check.
 */
export async function findViolations(page: Page, runOnly: { type: 'tag' | 'rule'; values: string[] }) {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(source);
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(document, { runOnly: only, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, runOnly);
}

const { resolve } = createRequire(import.meta.resolve('@axe-core/playwright'));
const source = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runProduct } from '#tests/support/running-product.ts';

test('assets are compressed and kept for ever, pages are checked each time', async () => {
  const product = await runProduct();
  const page = await fetch(`${product.origin}/about`, { headers: { 'Accept-Encoding': 'br' } });
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const html = await page.text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
  const asset = await fetch(product.origin + script, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(asset.headers.get('content-encoding')).toBe('gzip');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const etag = page.headers.get('etag') ?? '';
  expect((await fetch(`${product.origin}/about`, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  await product.stop();
});

test('the design page and the mailbox are not there in production', async () => {
  const product = await runProduct({
    NODE_ENV: 'production',
    ORIGIN: 'https://margin.example',
    HOST: '127.0.0.1',
    STRIPE_SECRET_KEY: 'sk_live_notreal',
    STRIPE_WEBHOOK_SECRET: 'whsec_notreal',
    SMTP_URL: 'smtp://127.0.0.1:9',
  });
  for (const path of ['/dev/ui', '/dev/mailbox', '/test-mode/checkout/cs_test_x']) {
    const response = await fetch(product.origin + path, { redirect: 'manual' });
    expect(response.status, path).toBe(302);
    expect(response.headers.get('location')).toBe('/');
  }
  expect(product.output()).toContain('WARNING   COMPANY_ADDRESS is not set: the registered office is shown nowhere');
  expect(product.output()).not.toContain('test mode');
  await product.stop();
});

test('pages name the company, its office and its terms as they are set', async () => {
  const product = await runProduct({
    COMPANY_LINE: 'Ledger is a trading name of Ink & Ledger Ltd.',
    COMPANY_ADDRESS: '1 High Street, Leeds LS1 1AA',
    TERMS_URL: 'https://ledger.co.uk/terms',
  });
  const text = 'Ledger is a trading name of Ink &amp; Ledger Ltd. Registered office: 1 High Street, Leeds LS1 1AA.';
  for (const path of ['/about', '/policy', '/my-marking']) {
    const html = await (await fetch(product.origin + path, { headers: { 'Accept-Encoding': 'br' } })).text();
    expect(html, path).toContain(`<meta name="company" content="${text}" />`);
    expect(html, path).toContain('<meta name="terms" content="https://ledger.co.uk/terms" />');
    expect(html, path).not.toContain('Margin Tutoring Ltd');
  }
  const about = await (await fetch(`${product.origin}/about`)).text();
  expect(about).toContain(`<p class="max-w-reading">${text}</p>`);
  expect(about).toContain(`${text} The company runs the service`);
  await product.stop();
});

test('a body of 50 MB is refused early and the product goes on', async () => {
  const product = await runProduct();
  const body = Buffer.alloc(50 * 1024 * 1024, 'x');
  const response = await fetch(`${product.origin}/api/session`, {
    method: 'POST',
    headers: { Origin: product.origin, 'Content-Type': 'application/json' },
    body,
  }).catch((error) => error);
  // The answer may be lost when the connection is closed before all of it was sent.
  if (response instanceof Response) expect(response.status).toBe(413);
  expect((await fetch(`${product.origin}/readyz`)).status).toBe(200);
  await product.stop();
});

test('the browser’s files hold no code, secret or server address', () => {
  const files = globSync('dist/web/**/*.{js,html,css,json}');
  expect(files.length).toBeGreaterThan(20);
  const all = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  for (const secret of [
    'TENFORONE',
    'TENFORBOTH',
    'TEACHERTRIAL',
    'sk_test_',
    'whsec_',
    'postgresql://',
    '$argon2id',
  ]) {
    expect(all.includes(secret), secret).toBe(false);
  }
});

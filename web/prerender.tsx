import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from './app.tsx';
import { findRoute, routes } from './routes.tsx';

/** Used by the build only: which addresses exist, and the HTML of the public ones. */
export const screens = routes.filter(({ testModeOnly }) => !testModeOnly).map(({ path }) => path);
export const testModeScreens = routes.filter(({ testModeOnly }) => testModeOnly).map(({ path }) => path);
export const publicPages = routes
  .filter(({ description }) => description)
  .map(({ path, screen }) => ({ path, screen: screen.name }));

export async function renderPage(path: string): Promise<{ head: string; body: string }> {
  await findRoute(path)?.screen.preload();
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={path}>
        <App />
      </Router>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude as ReadableStream).text();
  // React writes what belongs in the head (title, description, preloads) in front of the page itself.
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { site } from '#content/site.ts';
import { App } from './app.tsx';
import { pageDescriptions } from './page-descriptions.ts';
import { findRoute, routes } from './routes.tsx';

export { companyText } from './company.ts';

/** Used by the build only: which addresses exist, and the HTML of the public ones. */
export const screens = routes.filter(({ testModeOnly }) => !testModeOnly).map(({ path }) => path);
export const testModeScreens = routes.filter(({ testModeOnly }) => testModeOnly).map(({ path }) => path);
export const publicPages = routes
  .filter((route) => route.public)
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
  // React writes what belongs in the head (title, preloads) in front of the page itself.
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head: head + describe(path), body: html.slice(head.length) };
}

/** For search results, and for how a link to us looks in a message or a post. */
function describe(path: string): string {
  const description = pageDescriptions[path];
  if (!description) throw new Error(`${path} is public and has no description`);
  const openGraph = {
    'og:title': findRoute(path)?.title ?? site.name,
    'og:description': description,
    'og:site_name': site.name,
    'og:type': 'website',
    'og:url': `${site.address}${path}`,
    'og:image': `${site.address}/og-image.png`,
  };
  return [
    `<meta name="description" content="${description}">`,
    ...Object.entries(openGraph).map(([property, content]) => `<meta property="${property}" content="${content}">`),
  ].join('');
}

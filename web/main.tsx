import './ui/theme.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { inBackground } from './in-background.ts';
import { findRoute } from './routes.tsx';
import { holdEarlySubmits } from './use-form.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
holdEarlySubmits();
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

/**
 * A page built as HTML is taken over as it is, once its own chunk is there; anything else is drawn from nothing. Not
 * awaited at the top level: the screen's chunk imports this one, and each would wait for the other.
 */
const route = root.dataset.page && findRoute(root.dataset.page);
if (route) inBackground(route.screen.preload().then(() => hydrateRoot(root, app)));
else createRoot(root).render(app);

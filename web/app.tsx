import { Suspense, useEffect, useRef } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { site } from '#content/site.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Guarded } from './guarded.tsx';
import { inBackground } from './in-background.ts';
import { PageFrame } from './layout/page-frame.tsx';
import type { RouteEntry } from './route-entry.ts';
import { routes } from './routes.tsx';
import { useAccount } from './session.ts';
import { SessionWait } from './session-wait.tsx';
import { Spinner } from './ui/spinner.tsx';
import { ToastHost } from './ui/toast.tsx';

export function App() {
  const account = useAccount();
  const [location] = useLocation();
  useTopOfPage(location);
  useEffect(() => document.documentElement.setAttribute('data-awake', ''), []);
  return (
    <>
      <PageFrame account={account}>
        <ErrorBoundary key={location}>
          <Suspense fallback={<Spinner label="Loading" />}>
            <Switch>
              {routes.map((route) => (
                <Route key={route.path} path={route.path}>
                  <Page route={route} />
                </Route>
              ))}
              <Route>
                <Redirect to="/" replace />
              </Route>
            </Switch>
          </Suspense>
        </ErrorBoundary>
      </PageFrame>
      <ToastHost />
    </>
  );
}

function Page({ route }: { route: RouteEntry }) {
  const account = useAccount();
  const { Component } = route.signedInScreen && account ? route.signedInScreen : route.screen;
  if (route.signedInScreen && account === 'unknown') return <SessionWait label="Loading" />;
  return (
    <Guarded guard={route.guard ?? 'anyone'}>
      <title>{`${route.title} – ${site.name}`}</title>
      <Component />
    </Guarded>
  );
}

/** Spec 2: to the top on each route change. Focus goes along, so that a screen reader starts at the new page. */
function useTopOfPage(location: string): void {
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
    inBackground(
      import('./announce-page.ts').then(
        (module) => module.announcePages(),
        () => undefined,
      ),
    );
  }, [location]);
}

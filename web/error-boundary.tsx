import { Component, type ReactNode } from 'react';
import { site } from '#content/site.ts';
import { Button } from './ui/button.tsx';
import { ButtonLink } from './ui/button-link.tsx';
import { PageHeading } from './ui/page-heading.tsx';

/** What a person sees when a screen breaks: what to do next, and never a stack. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <ErrorScreen /> : this.props.children;
  }
}

function ErrorScreen() {
  return (
    <div role="alert">
      <title>{`Something went wrong – ${site.name}`}</title>
      <PageHeading
        title="Something went wrong"
        lead="We couldn’t show this page. Your work is safe. Try again, and if it keeps happening, write to us."
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <ButtonLink variant="secondary" href="/">
          Go to Home
        </ButtonLink>
        <ButtonLink variant="quiet" href={`mailto:${site.supportEmail}`}>
          Write to support
        </ButtonLink>
      </div>
    </div>
  );
}

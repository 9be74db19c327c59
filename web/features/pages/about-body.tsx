import { about } from '#content/pages/about.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ArticlePage } from './article-page.tsx';

export function AboutBody() {
  return (
    <>
      <ArticlePage article={about} />
      <div data-screen-only className="mt-12 flex flex-wrap gap-3">
        <ButtonLink href="/subjects">See the subjects</ButtonLink>
        <ButtonLink href="/guide" variant="secondary">
          How to Guide
        </ButtonLink>
      </div>
    </>
  );
}

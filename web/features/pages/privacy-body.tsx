import { privacy } from '#content/pages/privacy.ts';
import { ArticlePage } from './article-page.tsx';

export function PrivacyBody() {
  return <ArticlePage article={privacy} numbered />;
}

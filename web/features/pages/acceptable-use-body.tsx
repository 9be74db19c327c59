import { acceptableUse, acceptableUseTips } from '#content/pages/acceptable-use.ts';
import { ArticlePage } from './article-page.tsx';
import { RichText } from './rich-text.tsx';

export function AcceptableUseBody() {
  return (
    <ArticlePage
      article={acceptableUse}
      numbered
      after={{ id: 'tips', title: 'Tips and example prompts', content: <TipsAndPrompts /> }}
    />
  );
}

function TipsAndPrompts() {
  const { title, tips, promptsTitle, prompts, more } = acceptableUseTips;
  return (
    <section id="tips" aria-labelledby="tips-title" className="prose border-t border-line pt-10">
      <h2 id="tips-title" className="text-h3!">
        {title}
      </h2>
      <ul>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <h3 className="text-h4!">{promptsTitle}</h3>
      <ul className="grid list-none! gap-3 pl-0!">
        {prompts.map((prompt) => (
          <li key={prompt} className="mt-0! border-l-2 border-pen py-0.5 pl-4">
            “{prompt}”
          </li>
        ))}
      </ul>
      <p>
        <RichText>{more}</RichText>
      </p>
    </section>
  );
}

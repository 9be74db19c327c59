import { guide } from '#content/pages/guide.ts';
import { site } from '#content/site.ts';
import { Card } from '#web/ui/card.tsx';
import { Film } from './film.tsx';
import { RichText } from './rich-text.tsx';

export function GuideCards() {
  return (
    <>
      {!site.guideVideo && <Film />}
      <ul className="mt-12 grid items-start gap-6 lg:grid-cols-2">
        {guide.cards.map(({ title, text, tips }) => (
          <Card as="li" key={title} className="h-full break-inside-avoid">
            <h2 className="text-h3!">{title}</h2>
            <p className="mt-2 text-ink-soft">{text}</p>
            <ul className="mt-4 grid list-['–__'] gap-2 pl-5 marker:text-pen">
              {tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </Card>
        ))}
        <li className="flex h-full flex-col justify-center rounded-md border-2 border-ink p-5 sm:p-6">
          <h2 className="text-h3!">{guide.help.title}</h2>
          <p className="mt-2">
            <RichText>{guide.help.text}</RichText>
          </p>
        </li>
      </ul>
    </>
  );
}

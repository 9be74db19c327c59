import type { ReactNode } from 'react';
import type { Article, Section } from '#content/pages/page-text.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Blocks } from './blocks.tsx';
import { fillIn } from './rich-text.tsx';

type ArticlePageProps = {
  article: Article;
  numbered?: boolean;
  /** What follows the sections, with its line in the table of contents. */
  after?: { id: string; title: string; content: ReactNode };
};

/** A long page to read and to print: its sections, and a table of contents that stays in view when there is room. */
export function ArticlePage({ article, numbered = false, after }: ArticlePageProps) {
  const { title, lead, date, sections } = article;
  return (
    <>
      <PageHeading title={fillIn(title)} eyebrow={date} lead={fillIn(lead)} />
      <div className="grid gap-10 xl:grid-cols-[minmax(0,42rem)_17rem] xl:justify-between">
        <nav data-screen-only aria-labelledby="contents" className={contents}>
          <p id="contents" className="mb-2 font-serif text-h4 font-semibold">
            On this page
          </p>
          <ol className="grid text-sm">
            {[...sections, ...(after ? [after] : [])].map(({ id, title }, index) => (
              <li key={id} className="flex">
                {numbered && (
                  <span className="w-7 shrink-0 py-1.5 text-pen tabular-nums">{sections[index] && index + 1}</span>
                )}
                <a href={`#${id}`} className="grow py-1.5 underline decoration-transparent hover:decoration-pen">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid min-w-0 gap-12">
          {sections.map((section, index) => (
            <ArticleSection key={section.id} {...section} number={numbered ? index + 1 : undefined} />
          ))}
          {after?.content}
        </div>
      </div>
    </>
  );
}

function ArticleSection({ id, title, blocks, number }: Section & { number: number | undefined }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="prose">
      <h2 id={`${id}-title`} className="relative text-h3!">
        {number && <span className="in-margin text-pen tabular-nums">{number}.</span>} {title}
      </h2>
      <Blocks blocks={blocks} />
    </section>
  );
}

const contents =
  'h-fit max-w-reading rounded-md border border-line bg-raised p-5 xl:sticky xl:top-8 xl:order-last xl:border-0 ' +
  'xl:bg-transparent xl:p-0';

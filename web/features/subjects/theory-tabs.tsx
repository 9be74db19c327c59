import type { ReactNode } from 'react';

type TheoryTabsProps = { parts: readonly { title: string; content: ReactNode }[] };

/**
 * The theory of a skill, one part at a time. The part is chosen by a radio button and shown by the style sheet, for these
 * pages are read without a script of their own (web/still.tsx). On paper all of it stands.
 */
export function TheoryTabs({ parts }: TheoryTabsProps) {
  return (
    <section aria-labelledby="theory">
      <h2 id="theory" className="mb-4">
        How it works
      </h2>
      <div role="radiogroup" aria-labelledby="theory" className="flex flex-wrap gap-2 lg:gap-x-1 lg:gap-y-0">
        {parts.map(({ title, content }, index) => (
          <div key={title} className="group contents">
            <label className={tab}>
              <input type="radio" name="theory" className="sr-only" defaultChecked={index === 0} />
              {title}
            </label>
            <div className="order-1 hidden w-full min-w-0 pt-6 group-has-[>label>:checked]:block print:block">
              {content}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

/** A row of tabs where all fit into one; where they would wrap, chips. */
const tab =
  'flex min-h-11 cursor-pointer items-center rounded-md border border-line-strong bg-raised px-3 text-ink-soft hover:text-ink print:hidden ' +
  'has-checked:border-pen has-checked:ring-1 has-checked:ring-pen has-checked:font-semibold has-checked:text-ink ' +
  'lg:rounded-t-sm lg:rounded-b-none lg:border-0 lg:border-b-2 lg:border-line lg:bg-transparent lg:has-checked:border-pen lg:has-checked:ring-0 ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

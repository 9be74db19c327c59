import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { CatalogueEntry } from '#content/subjects.ts';
import { HomeMinutes } from './home-minutes.tsx';
import { HomePicture } from './home-picture.tsx';
import { useSubscribe } from './home-subscribe.tsx';

type HomeSubjectProps = { entry: CatalogueEntry; subscribed: boolean };

/** One of the four buttons: opens the subject, starts its checkout, or says that it is still to come. */
export function HomeSubject({ entry, subscribed }: HomeSubjectProps) {
  const { title, subject } = entry;
  if (subject && subscribed) {
    return (
      <li data-subject={subject} className="flex">
        <Link href={`/subject/${title.split(' ')[0]?.toLowerCase()}`} className={`${card} hover:border-accent`}>
          <Face entry={entry}>
            <HomeMinutes subject={subject} />
          </Face>
        </Link>
      </li>
    );
  }
  return subject ? (
    <OnSale entry={entry} subject={subject} />
  ) : (
    <li className="flex">
      <button type="button" aria-disabled="true" className={card}>
        <Face entry={entry} dimmed>
          Coming soon
        </Face>
      </button>
    </li>
  );
}

function OnSale({ entry, subject }: { entry: CatalogueEntry; subject: NonNullable<CatalogueEntry['subject']> }) {
  const { start, busy, rest } = useSubscribe(subject);
  return (
    <li data-subject={subject} className="flex flex-col">
      <button
        type="button"
        aria-busy={busy || undefined}
        className={`${card} grow hover:border-accent`}
        onClick={start}
      >
        <Face entry={entry} dimmed>
          <span className="font-normal">Not in your plan. </span>
          <span className="text-accent underline underline-offset-4">{busy ? 'One moment…' : 'Subscribe'}</span>
        </Face>
      </button>
      {rest}
    </li>
  );
}

/** Spec 2: dimmed to 40 % without a subscription. The picture is; the words stay readable for everybody. */
function Face({ entry, dimmed, children }: { entry: CatalogueEntry; dimmed?: boolean; children: ReactNode }) {
  return (
    <>
      <span className={`block ${dimmed ? 'opacity-40' : ''}`}>
        <HomePicture title={entry.title} colour={entry.colour} />
      </span>
      <span className="block p-4 sm:p-5">
        <span className="block font-serif text-h3 font-semibold">{entry.title}</span>
        <span className="mt-1 hidden text-sm text-ink-soft sm:block">{entry.description}</span>
        <span className="mt-2 block text-sm font-semibold">{children}</span>
      </span>
    </>
  );
}

const card =
  'flex w-full flex-col items-stretch justify-start overflow-hidden rounded-md border border-line bg-raised text-left text-ink no-underline shadow-sheet transition-colors';

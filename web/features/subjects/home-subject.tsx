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
      <button type="button" aria-disabled="true" className={strip}>
        <SmallFace entry={entry}>Coming soon</SmallFace>
      </button>
    </li>
  );
}

function OnSale({ entry, subject }: { entry: CatalogueEntry; subject: NonNullable<CatalogueEntry['subject']> }) {
  const { start, busy, rest } = useSubscribe(subject);
  return (
    <li data-subject={subject} className="flex flex-col self-start">
      <button type="button" aria-busy={busy || undefined} className={`${strip} hover:border-accent`} onClick={start}>
        <SmallFace entry={entry}>
          <span className="max-sm:sr-only">Not in your plan. </span>
          <span className="font-semibold text-accent underline underline-offset-4">
            {busy ? 'One moment…' : 'Subscribe'}
          </span>
        </SmallFace>
      </button>
      {rest}
    </li>
  );
}

function Face({ entry, children }: { entry: CatalogueEntry; children: ReactNode }) {
  return (
    <>
      <HomePicture title={entry.title} colour={entry.colour} />
      <span className="block p-4 sm:p-5">
        <span className="block font-serif text-h3 font-semibold">{entry.title}</span>
        <span className="mt-1 hidden text-sm text-ink-soft sm:block">{entry.description}</span>
        <span className="mt-2 block text-sm font-semibold">{children}</span>
      </span>
    </>
  );
}

/** Spec 2: dimmed to 40 % without a subscription. The picture is; the words are quieter, and stay readable for everybody. */
function SmallFace({ entry, children }: { entry: CatalogueEntry; children: ReactNode }) {
  return (
    <>
      <span className="w-24 shrink-0 self-stretch opacity-40 max-sm:hidden *:h-full">
        <HomePicture title={entry.title} colour={entry.colour} />
      </span>
      <span className="min-w-0 px-4 py-3 leading-snug">
        <span className="block font-serif font-semibold">{entry.title}</span>
        <span className="block text-sm">{children}</span>
      </span>
    </>
  );
}

const card =
  'flex w-full flex-col items-stretch justify-start overflow-hidden rounded-md border border-line bg-raised text-left text-ink no-underline shadow-sheet transition-colors';
const strip =
  'flex w-full items-center overflow-hidden rounded-md border border-dashed border-line text-left text-ink-soft transition-colors';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { loadPage, type PageView } from './load-page.ts';

type DocumentPreviewProps = {
  title: string;
  /** Within a form it is no heading of the page. */
  titleAs?: 'h2' | 'p';
  /** Where the pages are: an upload or a desk. */
  base: string;
  /** What to say of a document or a page that cannot be shown. */
  otherwise: string;
};

/** A document page by page, as far as it can be shown: its words, or the picture that a scanned page is. */
export function DocumentPreview({ title, titleAs: Title = 'p', base, otherwise }: DocumentPreviewProps) {
  const [number, setNumber] = useState(1);
  const path = `${base}/pages/${number}`;
  const loaded = useLoaded(loadPage, path);
  const page = loaded.state === 'ready' ? loaded.value : null;
  const [pages, setPages] = useState(1);
  if (page && page.pages !== pages) setPages(page.pages);
  return (
    <section aria-label={title} className="grid min-w-0 gap-2">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <Title className={Title === 'h2' ? 'text-h3' : 'font-semibold'}>{title}</Title>
        {pages > 1 && <Pager number={number} pages={pages} onChange={setNumber} />}
      </div>
      {loaded.state === 'loading' && <Skeleton lines={5} label="Loading the preview" />}
      {loaded.state === 'failed' && <LoadFailed sentence="The preview could not be loaded." onRetry={loaded.retry} />}
      {loaded.state === 'ready' && (page?.text || page?.isPicture) && (
        <Sheet page={page} label={`Page ${number} of ${pages}`} picture={`${path}/picture`} />
      )}
      {loaded.state === 'ready' && !page?.text && !page?.isPicture && (
        <p className="rounded-md border border-line bg-raised p-4 text-ink-soft">{otherwise}</p>
      )}
    </section>
  );
}

type PagerProps = { number: number; pages: number; onChange: (number: number) => void };

function Pager({ number, pages, onChange }: PagerProps) {
  return (
    <div className="flex items-center gap-1 text-sm text-ink-soft">
      <Button
        size="small"
        variant="quiet"
        aria-label="Previous page"
        disabled={number === 1}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => onChange(number - 1)}
      />
      <span aria-live="polite" className="tabular-nums">
        Page {number} of {pages}
      </span>
      <Button
        size="small"
        variant="quiet"
        aria-label="Next page"
        disabled={number === pages}
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => onChange(number + 1)}
      />
    </div>
  );
}

/** It scrolls by itself, so it can be reached by keyboard. */
function Sheet({ page, label, picture }: { page: PageView; label: string; picture: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrow keys
    <section aria-label={label} tabIndex={0} className={sheet}>
      {page.isPicture ? (
        // A document's own way up counts, not what the camera wrote into the picture.
        <img
          src={picture}
          alt={`${label}, as it was scanned`}
          className="w-full"
          style={{ imageOrientation: 'none' }}
        />
      ) : (
        <p className="p-5 whitespace-pre-line wrap-anywhere sm:p-6">{page.text}</p>
      )}
    </section>
  );
}

const sheet = 'max-h-112 overflow-y-auto rounded-md border border-line bg-raised shadow-sheet';

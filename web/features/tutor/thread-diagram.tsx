import { useId } from 'react';
import type { Subject } from '#domain/subjects.ts';
import { errorCode } from '#web/api.ts';
import { loadModel } from '#web/figure/load-model.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useLoaded } from '#web/use-loaded.ts';

/** A diagram of the course under a reply, and the way to the page where it is drawn from memory. */
export function ThreadDiagram({ subject, id }: { subject: Subject; id: string }) {
  const loaded = useLoaded(loadDrawing, `${subject}/${id}`);
  const ownId = useId();
  const words = { titleId: `${ownId}-title`, textId: `${ownId}-text` };
  if (loaded.state === 'loading') return <Skeleton lines={7} label="Loading the diagram" />;
  if (loaded.state === 'failed')
    return errorCode(loaded.error) === 'not_found' ? null : (
      <LoadFailed sentence="The diagram could not be loaded. Check your connection." onRetry={loaded.retry} />
    );
  const { Figure, model } = loaded.value;
  return (
    <figure className="mt-3 max-w-sm rounded-md max-sm:-ml-12 border border-line bg-raised p-3 shadow-sheet">
      <p id={words.titleId} className="mb-2 font-serif font-semibold">
        {model.title}
      </p>
      <Figure diagram={model} words={words} />
      <VisuallyHidden>
        <span id={words.textId}>{model.explanation}</span>
      </VisuallyHidden>
      <figcaption className="mt-2 -mb-2 border-t border-line pt-1 text-sm">
        {/* Another tab: the conversation goes on beside it, by voice too. */}
        <a
          href={`/subject/${subject}/diagrams/${id}`}
          target="_blank"
          rel="noopener"
          className="link inline-flex min-h-11 items-center sm:min-h-9"
        >
          Draw it yourself
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </a>
      </figcaption>
    </figure>
  );
}

/** What draws it is loaded with the first diagram. */
async function loadDrawing(key: string) {
  const [{ Figure }, model] = await Promise.all([import('#web/figure/diagram-figure.tsx'), loadModel(key)]);
  return { Figure, model };
}

import { film } from '#content/film.ts';

/** The product in about a minute, from our own server. Nothing of it but the picture is asked for before Play. */
export function Film() {
  return (
    <figure className="mt-10 max-w-[52rem]" data-screen-only>
      <video
        controls
        playsInline
        preload="none"
        width={1280}
        height={720}
        poster="/film/poster.jpg"
        aria-label={film.title}
        className="block h-auto w-full rounded-md border border-line bg-sunken shadow-sheet"
      >
        <source src="/film/film.mp4" type="video/mp4" />
        <track kind="captions" src="/film/film.vtt" srcLang="en-GB" label="English" default />
        <a href="/film/film.mp4">Download the film</a>
      </video>
      <figcaption className="mt-3">
        <details className="group border-b border-line">
          <summary className="flex min-h-11 items-center justify-between gap-4 py-2 marker:content-none [&::-webkit-details-marker]:hidden">
            <span>
              <strong>{film.title}.</strong> Read the transcript
            </span>
            <span aria-hidden="true" className="text-h3 text-pen group-open:rotate-45">
              +
            </span>
          </summary>
          <div className="grid max-w-reading gap-2 pb-5">
            {film.scenes.map(({ says }) => (
              <p key={says}>{says}</p>
            ))}
          </div>
        </details>
      </figcaption>
    </figure>
  );
}

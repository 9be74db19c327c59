import { useState } from 'react';
import type { GuideVideo as Video } from '#content/site.ts';

/** Nothing is asked of the other site, not even a picture, before the student presses play. */
export function GuideVideo({ video }: { video: Video }) {
  const [playing, setPlaying] = useState(false);
  return (
    <div
      className="mt-10 aspect-video max-w-[52rem] overflow-hidden rounded-md border border-line bg-sunken"
      data-screen-only
    >
      {playing ? (
        <iframe
          src={video.embedUrl}
          title={video.title}
          className="size-full"
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button
          type="button"
          className="grid size-full place-content-center gap-3 p-4"
          onClick={() => setPlaying(true)}
        >
          <svg viewBox="0 0 64 64" aria-hidden="true" className="mx-auto size-16 text-pen" fill="currentColor">
            <path d="M32 2a30 30 0 1 0 0 60 30 30 0 0 0 0-60Zm-7 17 22 13-22 13Z" />
          </svg>
          <span className="font-serif text-h3 font-semibold">Play the guide video</span>
          <span className="text-sm text-ink-soft">It is loaded from {video.host} when you press play.</span>
        </button>
      )}
    </div>
  );
}

import { landing } from '#content/pages/landing.ts';
import { MovingFigure, uncoveredAt } from './moving-figure.tsx';

/** The moving picture of a conversation. Its words are text, so that everybody can read them at any moment. */
export function Conversation() {
  const { caption, conversation, verdict } = landing.how;
  return (
    <MovingFigure caption={caption}>
      <div className="rounded-md border border-line bg-raised p-4 shadow-sheet sm:p-6">
        <ol className="grid gap-3">
          {conversation.map(({ who, says }, index) => (
            <li key={says} {...line(index, who === 'Tutor')}>
              <span className="block text-xs font-semibold text-ink-soft">{who}</span>
              {says}
            </li>
          ))}
        </ol>
        <div {...uncoveredAt(conversation.length)}>
          <p className="mt-4 flex items-center gap-2 font-serif text-h4 font-semibold text-pen">
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="size-6 shrink-0"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.6"
            >
              <path d="m3 13 6 7L21 3" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
            {verdict}
          </p>
        </div>
      </div>
    </MovingFigure>
  );
}

function line(index: number, tutor: boolean) {
  const { className, style } = uncoveredAt(index);
  const look = tutor ? 'border-l-2 border-pen pl-4' : 'rounded-md bg-sunken px-4 py-2 ml-auto';
  return { className: `${className} w-fit max-w-[92%] ${look}`, style };
}

import { BrandMark } from '#web/layout/brand.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { Offers } from './offers.tsx';
import { RatingButtons } from './rating-buttons.tsx';
import { setFormulas } from './set-formulas.ts';
import { SumSteps } from './sum-steps.tsx';
import { SupportCard } from './support-card.tsx';
import type { Message } from './thread.ts';
import { ThreadDiagram } from './thread-diagram.tsx';
import type { TutorSession } from './tutor-session.ts';

type MessageViewProps = {
  name: string;
  message: Message;
  session: TutorSession;
  /** Nothing has been said since: its buttons may be pressed. */
  isLast: boolean;
};

export function MessageView(props: MessageViewProps) {
  return props.message.by === 'tutor' ? <TutorWords {...props} /> : <StudentWords message={props.message} />;
}

function TutorWords({ name, message, session, isLast }: MessageViewProps) {
  const { text, card, interrupted, state } = message;
  const isWhole = state !== 'coming' && !card;
  const { diagram, steps, offers } = (isWhole && message.shown) || {};
  return (
    <li
      data-keep-start={steps || diagram ? '' : undefined}
      className="grid grid-cols-[2.125rem_minmax(0,1fr)] gap-x-3.5"
    >
      <span aria-hidden="true" className="flex justify-center pt-0.5">
        <BrandMark className="h-5 w-4.5" />
      </span>
      <div className="min-w-0">
        <VisuallyHidden>{name}: </VisuallyHidden>
        <p className="wrap-anywhere whitespace-pre-line">
          {setFormulas(text)}
          {interrupted && (
            <span className="text-ink-soft">
              …<span className="ml-2 text-xs">interrupted</span>
            </span>
          )}
        </p>
        {card && <SupportCard />}
        {steps && <SumSteps steps={steps} />}
        {diagram && <ThreadDiagram subject={session.subject} id={diagram} />}
        {isWhole && <RatingButtons message={message} session={session} />}
        {offers && isLast && <Offers offers={offers} session={session} />}
      </div>
    </li>
  );
}

function StudentWords({ message: { text, state } }: { message: Message }) {
  return (
    <li className="ml-12 flex flex-col items-end">
      <div className="max-w-[92%] rounded-lg rounded-br-sm bg-accent-soft px-3.5 py-2 ring-1 ring-line ring-inset">
        <VisuallyHidden>You: </VisuallyHidden>
        <p className="whitespace-pre-line">{text}</p>
      </div>
      {state === 'waiting' && <p className="mt-1 text-xs font-semibold text-warning">Not sent yet</p>}
    </li>
  );
}

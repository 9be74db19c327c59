import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { inBackground } from '../../in-background.ts';
import type { Message } from './thread.ts';
import type { TutorSession } from './tutor-session.ts';

type RatingButtonsProps = { message: Message; session: TutorSession };

/** Was it of use? The reason is asked for once the student has said no or yes, and need not be given. */
export function RatingButtons({ message: { id, rating }, session }: RatingButtonsProps) {
  const [asking, setAsking] = useState(false);
  const [thanked, setThanked] = useState(false);
  const press = (pressed: 1 | -1) => {
    const next = rating === pressed ? null : pressed;
    setAsking(next !== null);
    setThanked(false);
    inBackground(session.rate(id, next));
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason')).trim();
    if (reason) inBackground(session.rate(id, rating === 1 ? 1 : -1, reason));
    setAsking(false);
    setThanked(true);
  };
  return (
    <div className="mt-1 -ml-2">
      <div className="flex items-center">
        <button
          type="button"
          aria-label="Helpful"
          aria-pressed={rating === 1}
          className={look}
          onClick={() => press(1)}
        >
          <ThumbsUp size={16} aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label="Not helpful"
          aria-pressed={rating === -1}
          className={look}
          onClick={() => press(-1)}
        >
          <ThumbsDown size={16} aria-hidden="true" />
        </button>
        <p role="status" className="ml-1 text-xs text-ink-soft">
          {thanked && 'Thank you.'}
        </p>
      </div>
      {asking && (
        <form className="mt-1 mb-2 ml-2 grid gap-2" onSubmit={send}>
          <Field
            label={rating === -1 ? 'What was wrong?' : 'What was good?'}
            name="reason"
            optional
            maxLength={500}
            autoComplete="off"
          />
          <Button type="submit" size="small" variant="secondary" className="justify-self-start">
            Send
          </Button>
        </form>
      )}
    </div>
  );
}

const look =
  'grid size-9 place-items-center rounded-md text-ink-soft hover:bg-accent-soft hover:text-ink ' +
  'aria-pressed:text-accent aria-pressed:[&>svg]:fill-accent/25';

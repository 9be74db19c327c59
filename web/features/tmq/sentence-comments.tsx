import { Plus } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { Draft } from './marking-link.ts';

type Comments = Draft['comments'];

/** A sentence of the answer, and what to say about it. */
export function SentenceComments({ comments, onChange }: { comments: Comments; onChange: (next: Comments) => void }) {
  const edit = (at: number, changes: Partial<Comments[number]>) =>
    onChange(comments.map((comment, index) => (index === at ? { ...comment, ...changes } : comment)));
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1 font-semibold">
        Comments on sentences <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
      {comments.map(({ quote, comment }, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a comment has no identity but its place
          key={index}
          className="grid min-w-0 gap-3 rounded-md border border-line bg-raised p-4"
        >
          <legend className="sr-only">Comment {index + 1}</legend>
          <TextArea
            label="Sentence"
            rows={2}
            maxLength={1000}
            value={quote}
            onChange={(event) => edit(index, { quote: event.target.value })}
          />
          <TextArea
            label="Comment"
            rows={2}
            maxLength={2000}
            value={comment}
            onChange={(event) => edit(index, { comment: event.target.value })}
          />
          <Button
            size="small"
            variant="quiet"
            className="justify-self-start"
            onClick={() => onChange(comments.filter((_, other) => other !== index))}
          >
            Remove comment {index + 1}
          </Button>
        </fieldset>
      ))}
      <Button
        variant="secondary"
        className="justify-self-start"
        icon={<Plus aria-hidden="true" />}
        disabled={comments.length >= 60}
        onClick={() => onChange([...comments, { quote: '', comment: '' }])}
      >
        Add a comment
      </Button>
    </fieldset>
  );
}

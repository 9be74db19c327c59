import { Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { errorText } from '#web/api.ts';
import { inBackground } from '#web/in-background.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { timeAgo } from './conversation-times.ts';
import { IconButton } from './icon-button.tsx';
import { type ConversationEntry, deleteConversation, renameConversation } from './tutor-api.ts';
import type { TutorSession } from './tutor-session.ts';

type EarlierEntryProps = {
  entry: ConversationEntry;
  session: TutorSession;
  onOpen: () => void;
  onChanged: () => void;
};

export function EarlierEntry({ entry, session, onOpen, onChanged }: EarlierEntryProps) {
  const [asking, setAsking] = useState<'rename' | 'delete'>();
  const [failure, setFailure] = useState('');
  const isOpen = session.store.read().conversation?.id === entry.id;
  const ask = (what: 'rename' | 'delete') => {
    setFailure('');
    setAsking(what);
  };
  const carryOut = async (work: Promise<unknown>) => {
    try {
      await work;
      setAsking(undefined);
      onChanged();
    } catch (error) {
      setFailure(errorText(error, 'That did not work. Check your connection and try again.'));
    }
  };
  const remove = async () => {
    await deleteConversation(entry.id);
    if (isOpen) session.startAfresh();
  };
  return (
    <li className="flex items-center rounded-md border border-line bg-raised pr-1 shadow-sheet">
      <button
        type="button"
        className="min-w-0 flex-1 rounded-md px-3.5 py-2.5 text-left hover:text-accent"
        onClick={onOpen}
      >
        <span className="block truncate font-semibold">{entry.title}</span>
        <span className="block text-xs text-ink-soft">
          {timeAgo(entry.lastAt)}, {entry.messages} {entry.messages === 1 ? 'message' : 'messages'}
          {isOpen && ', open now'}
        </span>
      </button>
      <IconButton label={`Rename ${entry.title}`} onClick={() => ask('rename')}>
        <Pencil size={17} aria-hidden="true" />
      </IconButton>
      <IconButton label={`Delete ${entry.title}`} onClick={() => ask('delete')}>
        <Trash2 size={17} aria-hidden="true" />
      </IconButton>
      <RenameDialog
        title={entry.title}
        open={asking === 'rename'}
        failure={failure}
        onClose={() => setAsking(undefined)}
        onRename={(title) => inBackground(carryOut(renameConversation(entry.id, title)))}
      />
      <DeleteDialog
        title={entry.title}
        open={asking === 'delete'}
        failure={failure}
        onClose={() => setAsking(undefined)}
        onDelete={() => inBackground(carryOut(remove()))}
      />
    </li>
  );
}

type AskProps = { title: string; open: boolean; failure: string; onClose: () => void };

function RenameDialog({ title, open, failure, onClose, onRename }: AskProps & { onRename: (title: string) => void }) {
  const rename = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onRename(String(new FormData(event.currentTarget).get('title')));
  };
  return (
    <Dialog open={open} onClose={onClose} title="Rename the conversation">
      <form className="grid gap-5" onSubmit={rename}>
        <FormError>{failure}</FormError>
        <Field label="Name" name="title" defaultValue={title} maxLength={120} required autoComplete="off" />
        <Button type="submit" className="justify-self-end">
          Rename
        </Button>
      </form>
    </Dialog>
  );
}

function DeleteDialog({ title, open, failure, onClose, onDelete }: AskProps & { onDelete: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Delete this conversation?"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" onClick={onDelete}>
            Delete
          </Button>
        </>
      }
    >
      <FormError>{failure}</FormError>
      <p>‘{title}’ will be deleted for good.</p>
    </Dialog>
  );
}

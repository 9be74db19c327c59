import { X } from 'lucide-react';
import { useLocation } from 'wouter';
import { Button } from '#web/ui/button.tsx';
import type { TutorSession } from './tutor-session.ts';
import type { Notice } from './tutor-state.ts';
import { useTutorState } from './use-tutor.ts';

/** What the student should know now, and what can be done about it. */
export function NoticeLine({ session }: { session: TutorSession }) {
  const { notice } = useTutorState(session);
  const [path, navigate] = useLocation();
  const act = (action: NonNullable<Notice['action']>) => {
    if (action === 'try-again') session.typed.tryAgain();
    else if (action === 'log-in') navigate('/login', { state: { from: path } });
    else if (action === 'listen-only') session.voice.startListening();
    else session.voice.start();
  };
  if (!notice) return null;
  const { tone, sentence, action } = notice;
  return (
    <div className={`flex items-start gap-2 border-b py-2 pr-1 pl-4 text-sm ${looks[tone]}`}>
      <div className="min-w-0 flex-1 py-1">
        <p role={tone === 'warning' ? 'alert' : 'status'} className="text-ink">
          {sentence}
        </p>
        {action && (
          <Button size="small" variant="secondary" className="mt-2" onClick={() => act(action)}>
            {actionWords[action]}
          </Button>
        )}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        className="grid size-9 shrink-0 place-items-center rounded-md text-ink-soft hover:text-ink"
        onClick={() => session.store.update({ notice: undefined })}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  );
}

const looks = {
  info: 'border-info/30 bg-info/6 shadow-[inset_3px_0_0_var(--info)]',
  warning: 'border-warning/30 bg-warning/8 shadow-[inset_3px_0_0_var(--warning)]',
};

const actionWords = {
  'continue-here': 'Continue here',
  'talk-again': 'Try again',
  'try-again': 'Try again',
  'listen-only': 'Type, and hear the replies',
  'log-in': 'Log in',
};

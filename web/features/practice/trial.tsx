import { useEffect, useState } from 'react';
import { errorText } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { loadQuestion, type TrialQuestion } from './load-trial.ts';
import { TrialCard } from './trial-card.tsx';

/** One question after another. Each is asked for when it is its turn. */
export function Trial() {
  const [turn, setTurn] = useState<{ after?: string; attempt: number }>({ attempt: 0 });
  const [question, setQuestion] = useState<TrialQuestion>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    let current = true;
    setFailure('');
    loadQuestion(turn.after).then(
      (loaded) => current && setQuestion(loaded),
      (error) => current && setFailure(errorText(error, couldNotLoad)),
    );
    return () => {
      current = false;
    };
  }, [turn]);
  const again = () => setTurn({ ...turn, attempt: turn.attempt + 1 });
  if (failure) return <Failed sentence={failure} onRetry={again} />;
  if (!question) return <Skeleton lines={6} label="Loading a question" />;
  return (
    <TrialCard
      key={question.id}
      question={question}
      waiting={turn.after === question.id}
      onAnother={() => setTurn({ after: question.id, attempt: 0 })}
    />
  );
}

const couldNotLoad = 'The question could not be loaded. Check your connection and try again.';

function Failed({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <p>{sentence}</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

import { lazy, Suspense, useState } from 'react';
import type { SectionView } from '#content/curriculum/curriculum.ts';
import { parseThemeId } from '#domain/themes.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type SectionQuestionProps = { themeId: string; question: SectionView['questions'][number] };

/** A question of the section, and the box to answer it in when the student wants to. */
export function SectionQuestion({ themeId, question }: SectionQuestionProps) {
  const [open, setOpen] = useState(false);
  const theme = parseThemeId(themeId);
  return (
    <li className="break-inside-avoid rounded-md border border-line bg-raised p-4">
      <p className="font-semibold">{question.prompt}</p>
      {!open && theme && (
        <Button data-screen-only variant="secondary" size="small" className="mt-3" onClick={() => setOpen(true)}>
          Answer this
        </Button>
      )}
      {open && theme && (
        <Suspense fallback={<Skeleton lines={3} label="Loading the answer box" />}>
          <AnswerHere subject={theme.subject} question={question} />
        </Suspense>
      )}
    </li>
  );
}

const AnswerHere = lazy(() =>
  import('#web/features/practice/answer-here.tsx').then((module) => ({ default: module.AnswerHere })),
);

import { useState } from 'react';
import { useLocation } from 'wouter';
import { subjectTitles } from '#content/subjects.ts';
import { messages } from '#domain/messages.ts';
import { dayText } from '#domain/working-days.ts';
import { errorText } from '#web/api.ts';
import { usePageTitle } from '#web/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { loadStudent, removeStudent, type StudentView } from './class-api.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { StudentFigures } from './student-figures.tsx';
import { StudentMap } from './student-map.tsx';

type ClassStudentPageProps = { classId: string; studentId: string };

export function ClassStudentPage({ classId, studentId }: ClassStudentPageProps) {
  const loaded = useLoaded(loadStudent, `${classId} ${studentId}`);
  usePageTitle(loaded.state === 'ready' ? `${loaded.value.name}, ${loaded.value.className}` : undefined);
  if (loaded.state === 'loading') return <Skeleton lines={10} label="Loading the student" />;
  if (loaded.state === 'failed') {
    return (
      <>
        <p className="mb-4">
          <TextLink href={`/classes/${classId}`}>Back to the class</TextLink>
        </p>
        <LoadFailed sentence={errorText(loaded.error, messages.loadFailed)} onRetry={loaded.retry} />
      </>
    );
  }
  return <Student classId={classId} student={loaded.value} />;
}

function Student({ classId, student }: { classId: string; student: StudentView }) {
  const [, navigate] = useLocation();
  const [removing, setRemoving] = useState(false);
  const { id, name, className, subject, joinedOn } = student;
  return (
    <div data-subject={subject}>
      <PageHeading
        eyebrow={<TextLink href={`/classes/${classId}`}>{className}</TextLink>}
        title={name}
        lead={`${subjectTitles[subject]}, in the class since ${dayText(joinedOn)}`}
      />
      <div className="grid gap-10">
        <StudentFigures student={student} />
        <StudentMap student={student} />
        <div className="border-t border-line pt-6">
          <Button variant="secondary" onClick={() => setRemoving(true)}>
            Remove from the class
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={removing}
        onClose={() => setRemoving(false)}
        title={`Remove ${name}?`}
        confirm="Remove from the class"
        onConfirm={async () => {
          await removeStudent(classId, id);
          toast.success(`${name} is no longer in the class`);
          navigate(`/classes/${classId}`);
        }}
        failed={(failure) => errorText(failure, 'We couldn’t remove the student. Please try again.')}
      >
        <p>
          You’ll no longer see their work, and they keep it. They can rejoin with the code, so make a new one if they
          shouldn’t.
        </p>
      </ConfirmDialog>
    </div>
  );
}

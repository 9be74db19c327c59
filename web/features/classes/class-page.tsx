import { subjectTitles } from '#content/subjects.ts';
import { messages } from '#domain/messages.ts';
import { errorText } from '#web/api.ts';
import { usePageTitle } from '#web/page-title.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { type ClassView, loadClass } from './class-api.ts';
import { ClassCode } from './class-code.tsx';
import { ClassMap } from './class-map.tsx';
import { ClassSettings } from './class-settings.tsx';
import { ClassStudents } from './class-students.tsx';
import { ClassWork } from './class-work.tsx';
import { MissedIdeas } from './missed-ideas.tsx';

export function ClassPage({ classId }: { classId: string }) {
  const loaded = useLoaded(loadClass, classId);
  usePageTitle(loaded.state === 'ready' ? loaded.value.name : undefined);
  if (loaded.state === 'loading') return <Skeleton lines={10} label="Loading the class" />;
  if (loaded.state === 'failed') {
    return <LoadFailed sentence={errorText(loaded.error, messages.loadFailed)} onRetry={loaded.retry} />;
  }
  return <ClassBody shown={loaded.value} onChanged={loaded.reload} />;
}

function ClassBody({ shown, onChanged }: { shown: ClassView; onChanged: () => void }) {
  const { id, name, subject, code, students } = shown;
  return (
    <div data-subject={subject}>
      <PageHeading
        eyebrow={<TextLink href="/classes">My classes</TextLink>}
        title={name}
        lead={`${subjectTitles[subject]}, ${students.length === 1 ? '1 student' : `${students.length} students`}`}
      />
      <ClassCode id={id} code={code} onChanged={onChanged} />
      <Tabs
        label="The class"
        tabs={[
          { id: 'students', label: 'Students', content: <Students shown={shown} /> },
          { id: 'missed', label: 'Missed ideas', content: <MissedIdeas shown={shown} /> },
          { id: 'map', label: 'Map', content: <ClassMap shown={shown} /> },
          { id: 'work', label: 'Set work', content: <ClassWork shown={shown} onChanged={onChanged} /> },
          { id: 'settings', label: 'Settings', content: <ClassSettings shown={shown} onChanged={onChanged} /> },
        ]}
      />
    </div>
  );
}

function Students({ shown }: { shown: ClassView }) {
  if (shown.students.length > 0) return <ClassStudents shown={shown} />;
  return (
    <EmptyState title="Nobody has joined yet">
      <p>
        Put the code on the board. Each student reads what you’ll see and what you’ll never see, then decides. You can
        set work now, and it’ll be waiting for them.
      </p>
    </EmptyState>
  );
}

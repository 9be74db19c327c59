import { useEffect, useMemo, useState } from 'react';
import { useParams } from 'wouter';
import { subjectTitles } from '#content/subjects.ts';
import { isSubject, type Subject } from '#domain/subjects.ts';
import { errorText } from '#web/api.ts';
import { TutorLauncher } from '#web/features/tutor/tutor-launcher.tsx';
import { inBackground } from '#web/in-background.ts';
import { sendKeptAttempts } from '#web/kept/send-attempt.ts';
import { usePageTitle } from '#web/page-title.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { type LoadedTask, loadTask } from './load-diagrams.ts';
import { Recall } from './recall.tsx';
import { Study } from './study.tsx';
import { useDrawing } from './use-drawing.ts';

export function DiagramScreen() {
  const { subject = '', id = '' } = useParams();
  const key = `${subject}/${id}`;
  const loaded = useLoaded(loadTask, key);
  useEffect(() => inBackground(sendKeptAttempts()), []);
  usePageTitle(
    loaded.state === 'ready' && isSubject(subject)
      ? `${loaded.value.task.title}, ${subjectTitles[subject]}`
      : undefined,
  );
  if (!isSubject(subject)) return null;
  const listHref = `/subject/${subject}/diagrams`;
  return (
    <div data-subject={subject}>
      {loaded.state === 'loading' && <Skeleton lines={10} label="Loading the task" />}
      {loaded.state === 'failed' && (
        <LoadFailed sentence={errorText(loaded.error, couldNotLoad)} onRetry={loaded.retry} />
      )}
      {loaded.state === 'ready' && (
        <>
          <DiagramRoom key={key} taskKey={key} loaded={loaded.value} listHref={listHref} />
          <DiagramTutor key={`tutor-${key}`} subject={subject} id={id} />
        </>
      )}
    </div>
  );
}

function DiagramTutor({ subject, id }: { subject: Subject; id: string }) {
  const lookingAt = useMemo(() => ({ diagram: id }), [id]);
  const name = `${subjectTitles[subject]} tutor`;
  return (
    <div className="mt-section">
      <TutorLauncher
        place={{ agentId: subject, subject, name }}
        lookingAt={lookingAt}
        heading="Ask about this diagram"
        text="Ask why a curve shifts, what an area shows or how to use it in an answer. Your tutor can see which diagram it is."
        floating={false}
      />
    </div>
  );
}

const couldNotLoad = 'We couldn’t load this diagram. Check your connection and try again.';

type DiagramRoomProps = { taskKey: string; loaded: LoadedTask; listHref: string };

/** The drawing belongs to the room: it stays while the student looks at the model. */
function DiagramRoom({ taskKey, loaded, listHref }: DiagramRoomProps) {
  const { task } = loaded;
  const [tab, setTab] = useState('recall');
  const [looks, setLooks] = useState(0);
  const drawing = useDrawing(taskKey, loaded);
  const select = (next: string) => {
    if (next === 'study') setLooks((count) => Math.min(count + 1, 5));
    setTab(next);
  };
  const recall = <Recall taskKey={taskKey} task={task} work={drawing} hints={looks} nextHref={listHref} />;
  return (
    <>
      {/* Lower than a page's usual heading: the paper below needs the room. */}
      <header className="mb-2 grid gap-1">
        <p className="text-sm font-semibold text-accent">
          <TextLink href={listHref}>Diagrams from memory</TextLink>
        </p>
        <h1 className="text-h2!">{task.title}</h1>
        <p className="max-w-reading">{task.prompt}</p>
      </header>
      <Tabs
        label="Draw or study"
        selected={tab}
        onSelect={select}
        tabs={[
          { id: 'recall', label: 'Draw from memory', content: recall },
          {
            id: 'study',
            label: 'Study the model',
            content: <Study taskKey={taskKey} onDraw={() => select('recall')} />,
          },
        ]}
      />
    </>
  );
}

import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { subjectOfPath } from '#domain/subject-of-path.ts';
import { isSubject, type Subject } from '#domain/subjects.ts';
import { device } from '#web/kept/stores.ts';

/** The subject of the page, else the one that was looked at last in this browser, else the first of the plan. */
export function useCurrentSubject(inPlan: readonly string[]): Subject | undefined {
  const [path] = useLocation();
  const named = subjectOfPath(path);
  useEffect(() => {
    if (named) device.write('subject', named);
  }, [named]);
  const wanted = [named, device.read<string>('subject', '')].find((subject) => subject && inPlan.includes(subject));
  const [first = ''] = inPlan;
  const subject = wanted ?? first;
  return isSubject(subject) ? subject : undefined;
}

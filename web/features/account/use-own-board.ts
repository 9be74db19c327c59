import { useEffect, useState } from 'react';
import type { Board } from '#domain/study/boards.ts';
import type { Subject } from '#domain/subjects.ts';
import { api, replyOf } from '#web/api.ts';
import { useAccount } from '#web/session.ts';

/** The exam board that the student named in the set-up. Without an answer a page does as if none was named. */
export function useOwnBoard(subject: Subject): Board | null {
  const account = useAccount();
  const isStudent = account !== null && account !== 'unknown';
  const [board, setBoard] = useState<Board | null>(null);
  useEffect(() => {
    if (!isStudent) return;
    let current = true;
    replyOf(api['study-profile'].$get()).then(
      ({ courses }) => current && setBoard(courses.find((course) => course.subject === subject)?.board ?? null),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [isStudent, subject]);
  return board;
}

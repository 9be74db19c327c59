import { useEffect, useState } from 'react';
import { tmqTypes } from '#content/plans.ts';
import { api, replyOf } from '#web/api.ts';
import type { MarkingFields } from './marking-form.tsx';

type Attached = { fields: Partial<MarkingFields>; file: File };

/** An answer written in the simulator comes along: as a file, and with its question filled in. */
export function useAttachedAnswer(id: string | null, onReady: (attached: Attached) => void): { failed: boolean } {
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!id) return;
    let current = true;
    readAnswer(id).then(
      (attached) => current && onReady(attached),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [id]);
  return { failed };
}

async function readAnswer(id: string): Promise<Attached> {
  const about = await replyOf(api.practice.report.answers[':id'].$get({ param: { id } }));
  const response = await fetch(`/api/practice/report/answers/${id}/document`);
  if (!response.ok) throw new Error(`The document answered ${response.status}`);
  const { eb, paper, marks, question, topic } = about;
  const type = tmqTypes.economics.find((one) => one.marks.some((tariff) => tariff === marks));
  return {
    fields: {
      examBoard: eb,
      paperNumber: /Paper ([123])/.exec(paper)?.[1] ?? '1',
      examQuestion: question,
      questionType: type?.id ?? null,
    },
    file: new File([await response.blob()], `${topic}.pdf`, { type: 'application/pdf' }),
  };
}

import { useEffect, useState } from 'react';
import type { SimulatorQuestion } from '#content/curriculum/curriculum.ts';
import { countWords } from '#domain/report/count-words.ts';
import { longestAnswer, textOf } from '#domain/report/inputs.ts';
import { chooseDraft } from '#web/kept/draft.ts';
import { savedSentences, useSavedDraft } from '#web/kept/use-saved-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { inBackground } from '../../in-background.ts';
import { MarkedByPerson } from './marked-by-person.tsx';
import { ReportOutcome } from './report-outcome.tsx';
import { useReport } from './use-report.ts';
import type { Watch } from './use-stopwatch.ts';
import { saveWork, type Work } from './work-api.ts';

type AnswerDeskProps = { question: SimulatorQuestion; work: Work; watch: Watch };

/** The whole answer, against the clock if the student likes. */
export function AnswerDesk({ question, work, watch }: AnswerDeskProps) {
  const { index } = question;
  const { owner, answer, lastAnswer } = work;
  const name = `simulator/${index}/answer`;
  const [initial] = useState(() => chooseDraft(name, owner, answer?.draft.text ?? null, ''));
  const draftOf = (text: string) => ({ kind: 'answer' as const, text, takenMs: Math.round(watch.elapsed) });
  const { draft, saved, change } = useSavedDraft({
    name,
    owner,
    initial,
    save: (text) => saveWork(index, draftOf(text)),
  });
  const report = useReport(index, lastAnswer && { ...lastAnswer, text: textOf(lastAnswer.work) });
  const takenBefore = answer?.draft.takenMs ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the time that was taken on an earlier day
  useEffect(() => watch.goOnFrom(takenBefore), [takenBefore]);
  const words = countWords(draft);
  return (
    <section className="grid gap-5">
      <div>
        <h2 className="text-h3">Your answer</h2>
        <p className="mt-1 text-sm text-ink-soft">Write it in full if you have time. {savedSentences[saved]}</p>
      </div>
      <TextArea
        label="Your answer in full"
        hint={words === 1 ? '1 word' : `${words} words`}
        ruled
        rows={16}
        maxLength={longestAnswer}
        spellCheck
        value={draft}
        onChange={(event) => change(event.target.value)}
      />
      <Button
        className="justify-self-start"
        busy={report.state === 'busy'}
        onClick={() => {
          if (watch.running) watch.pause();
          inBackground(report.ask(draftOf(draft)));
        }}
      >
        Get feedback on my answer
      </Button>
      <ReportOutcome {...report} />
      {report.shown && <MarkedByPerson id={report.shown.id} changed={report.shown.text !== draft} />}
    </section>
  );
}

import { useEffect, useState } from 'react';
import { messages } from '#domain/messages.ts';
import { errorText } from '#web/api.ts';
import { inBackground } from '#web/in-background.ts';
import { tab } from '#web/kept/stores.ts';
import type { Run, RunQuestion } from './quick-fire-api.ts';
import type { Words } from './run-state.ts';
import { useClock } from './use-clock.ts';
import { useSpeaking } from './use-speaking.ts';

/** What is typed and not sent, and how much time was left: in this tab alone, until it is marked. */
type AnswerDraft = { text: string; leftMs?: number };
type Phase = 'writing' | 'sureness' | 'sending';

/** One question being answered: what is written, what time is left, and when it goes. */
export function useAnswer(run: Run, question: RunQuestion, send: (words: Words) => Promise<void>) {
  const keptAs = `quick-fire:${run.id}:${question.id}`;
  const [draft] = useState(() => tab.read<AnswerDraft>(keptAs, { text: '' }));
  const [startedAt] = useState(() => performance.now());
  const [text, setText] = useState(draft.text);
  const [phase, setPhase] = useState<Phase>('writing');
  const [error, setError] = useState('');
  const [spoken, setSpoken] = useState(false);
  const [timedOut, setTimedOut] = useState(false);
  const speaking = useSpeaking(run.subject, (words) => {
    setSpoken(true);
    setText((before) => join(before, words));
  });

  const clockMs = run.calm ? undefined : (draft.leftMs ?? question.seconds * 1000);
  const isRunning = phase === 'writing' && !timedOut && speaking.state !== 'hearing';
  const leftMs = useClock(clockMs, isRunning, () => inBackground(timeUp()));
  const leftSeconds = leftMs === undefined ? undefined : Math.ceil(leftMs / 1000);
  useKeptDraft(keptAs, text, leftSeconds);

  /** What was typed counts, and what was being said. */
  async function timeUp() {
    setTimedOut(true);
    const said = speaking.state === 'recording' ? await speaking.stop() : '';
    await go({ answer: join(text, said), timedOut: true });
  }

  async function go(words: Pick<Words, 'answer'> & Partial<Words>) {
    setPhase('sending');
    setError('');
    try {
      const takenMs = Math.round(performance.now() - startedAt);
      await send({ spoken, timedOut, takenMs, ...words });
      tab.write(keptAs, undefined);
    } catch (refusal) {
      setError(errorText(refusal, 'Your answer could not be marked. Check your connection and try again.'));
    }
    setPhase('writing');
  }

  /** Handed in: perhaps to be asked first how sure it is. */
  function hand() {
    if (speaking.state === 'recording') return inBackground(speaking.stop());
    if (phase !== 'writing' || speaking.state !== 'idle') return;
    if (!text.trim()) return setError(messages.answerEmpty);
    setError('');
    if (question.asksSureness) setPhase('sureness');
    else inBackground(go({ answer: text }));
  }

  return {
    ...{ text, phase, error, leftMs, speaking, hand },
    write: setText,
    choose: (sureness: number) => inBackground(go({ answer: text, sureness })),
    goBack: () => setPhase('writing'),
    giveUp: () => phase === 'writing' && inBackground(go({ answer: '' })),
  };
}

function useKeptDraft(keptAs: string, text: string, leftSeconds: number | undefined) {
  useEffect(() => {
    const leftMs = leftSeconds && 1000 * leftSeconds;
    tab.write(keptAs, { text, ...(leftMs && { leftMs }) } satisfies AnswerDraft);
  }, [keptAs, text, leftSeconds]);
}

function join(before: string, words: string): string {
  return [before.trimEnd(), words].filter(Boolean).join(' ');
}

import type { InferResponseType } from 'hono/client';
import { useEffect, useRef, useState } from 'react';
import { messages } from '#domain/messages.ts';
import type { Subject } from '#domain/subjects.ts';
import { type api, errorText } from '#web/api.ts';
import { inBackground } from '#web/in-background.ts';
import { chooseDraft, keepDraft } from '#web/kept/draft.ts';
import { readOwner } from '#web/kept/owner.ts';
import { sendAttempt } from '#web/kept/send-attempt.ts';

type Reply = InferResponseType<(typeof api.practice)['quick-fire'][':subject']['questions']['$post'], 200>;
/** With the answer that was marked: what stands in the box may have gone on since. */
export type Marking = Exclude<Reply, { support: true }> & { answer: string };

/** One question, answered where it is read. What is typed stays on this device until it is marked. */
export function useAnswerHere(subject: Subject, questionId: string) {
  const { text, written, keep, drop } = useKeptText(`answer/${subject}/${questionId}`);
  const [marking, setMarking] = useState<Marking>();
  const [state, setState] = useState<'idle' | 'busy' | 'kept' | 'support'>('idle');
  const [error, setError] = useState('');
  const [startedAt] = useState(() => performance.now());
  const sent = useRef({ id: '', answer: '' });

  const write = (next: string) => {
    keep(next);
    setError('');
  };

  async function hand() {
    if (state === 'busy') return;
    if (!text.trim()) return setError(messages.answerEmpty);
    setError('');
    setState('busy');
    // The same words again are the same answer.
    if (sent.current.answer !== text) sent.current = { id: crypto.randomUUID(), answer: text };
    const { id } = sent.current;
    const rest = () => sent.current.id === id && setState('idle');
    const take = (reply: Reply) => {
      if ('support' in reply) return setState('support');
      setMarking({ ...reply, answer: text });
      rest();
      if (written.current === text) drop();
    };
    // Whoever has gone on writing meanwhile is not stopped by how the words of before were marked.
    const takeLate = (reply: Reply) => ('support' in reply || written.current === text ? take(reply) : rest());
    const body = { id, questionId, answer: text, takenMs: Math.round(performance.now() - startedAt) };
    try {
      const outcome = await sendAttempt<Reply>(`/api/practice/quick-fire/${subject}/questions`, body);
      if (outcome.state === 'marked') return take(outcome.reply);
      setState('kept');
      outcome.later.then(takeLate, rest);
    } catch (refusal) {
      setError(errorText(refusal, 'We couldn’t mark that. Check your connection and try again.'));
      setState('idle');
    }
  }

  const again = () => {
    setMarking(undefined);
    sent.current = { id: '', answer: '' };
  };
  return { text, marking, state, error, write, hand, again };
}

/** Text of its owner alone, and `written` the newest of it. */
function useKeptText(name: string) {
  const [text, setText] = useState('');
  const owner = useRef<string>(undefined);
  const written = useRef('');
  useEffect(() => {
    let current = true;
    const takeUp = (known: string) => {
      if (!current) return;
      owner.current = known;
      // What was typed meanwhile is newer.
      if (written.current) return keepText(name, known, written.current);
      written.current = chooseDraft(name, known, null, '').draft;
      setText(written.current);
    };
    inBackground(readOwner().then(takeUp));
    return () => {
      current = false;
    };
  }, [name]);

  const keep = (next: string) => {
    written.current = next;
    setText(next);
    if (owner.current !== undefined) keepText(name, owner.current, next);
  };
  const drop = () => keepText(name, owner.current ?? '', '');
  return { text, written, keep, drop };
}

function keepText(name: string, owner: string, text: string): void {
  keepDraft(name, owner, text ? { draft: text, state: 'unsaved' } : undefined);
}

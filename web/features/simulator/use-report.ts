import { useRef, useState } from 'react';
import { messages } from '#domain/messages.ts';
import { type SimulatorDraft, textOf } from '#domain/report/inputs.ts';
import { errorText } from '#web/api.ts';
import { type HandedIn, handIn, type Reply } from './work-api.ts';

/** A report with the text it is on: the draft may have gone on since. */
export type Shown = HandedIn & { text: string };

/** Asking for a report on what is written now. */
export function useReport(index: number, last: Shown | null) {
  const [shown, setShown] = useState(last);
  const [state, setState] = useState<'idle' | 'busy' | 'kept' | 'support'>('idle');
  const [error, setError] = useState('');
  const asked = useRef({ id: '', text: '' });
  /** How often it was asked, and which of those is shown: what was kept may come after a newer one. */
  const order = useRef({ asked: 0, shown: 0 });

  async function ask(draft: SimulatorDraft) {
    const text = textOf(draft);
    if (state === 'busy') return;
    if (!text.trim()) return setError(messages.answerEmpty);
    // The same text again is the same piece of work.
    if (asked.current.text !== text) asked.current = { id: crypto.randomUUID(), text };
    const mine = ++order.current.asked;
    const rest = () => order.current.asked === mine && setState('idle');
    const settle = (reply: Reply) => {
      if ('support' in reply) return setState('support');
      if (mine < order.current.shown) return;
      order.current.shown = mine;
      setShown({ ...reply, text });
      rest();
    };
    setError('');
    setState('busy');
    try {
      const sent = await handIn(index, asked.current.id, draft);
      if (sent.state === 'marked') return settle(sent.reply);
      setState('kept');
      sent.later.then(settle, rest);
    } catch (refusal) {
      setError(errorText(refusal, 'We couldn’t check that. Check your connection and try again.'));
      setState('idle');
    }
  }

  return { shown, state, error, ask };
}

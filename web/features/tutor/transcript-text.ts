import { site } from '#content/site.ts';
import { isPlan } from '#domain/tutor-shown.ts';
import type { Message } from './thread.ts';

type Written = { tutor: string; title: string; messages: readonly Message[] };

/** Gives back the sentence to show. */
export async function copyTranscript(written: Written): Promise<string> {
  try {
    await navigator.clipboard.writeText(transcriptText(written));
    return 'The transcript is copied.';
  } catch {
    return 'The transcript could not be copied. You can download it instead.';
  }
}

export function downloadTranscript(written: Written): void {
  const address = URL.createObjectURL(new Blob([transcriptText(written)], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${
    written.title
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'conversation'
  }.txt`;
  link.click();
  URL.revokeObjectURL(address);
}

export function transcriptText({ tutor, title, messages }: Written): string {
  const first = messages[0]?.saidAt;
  const head = [title, `${site.name}, ${tutor} (an AI, which can be wrong)${first ? `, ${asDate(first)}` : ''}`];
  const lines = messages
    .filter(({ text }) => text.trim())
    .map(({ by, text, interrupted, shown }) => {
      const steps = shown?.steps ?? [];
      const sign = isPlan(steps) ? ':' : ' =';
      const written = steps.map(({ left, right }) => `\n  ${left}${sign} ${right}`).join('');
      return `${by === 'tutor' ? tutor : 'You'}: ${text}${interrupted ? ' […]' : ''}${written}`;
    });
  return `${[head.join('\n'), ...lines].join('\n\n')}\n`;
}

function asDate(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso));
}

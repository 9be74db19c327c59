import { recent } from '../../brain/brain-hosted-prompt.ts';
import { kinds } from '../../brain/brain-hosted-rules.ts';
import type { Said } from '../../brain/interface.ts';
import type { NewCall } from '../interface.ts';

/** The only rate that the vendor takes and gives. */
export const realtimeRate = 24_000;

const sound = { type: 'audio/pcm', rate: realtimeRate };

/** The vendor hears and speaks; when to answer is for us to say, after the student's words are known. */
export function writeSession({ model, voice, rules }: { model: string; voice: string; rules: string }): object {
  return {
    type: 'session.update',
    session: {
      type: 'realtime',
      model,
      instructions: rules,
      output_modalities: ['audio'],
      audio: {
        input: {
          format: sound,
          transcription: { model: 'gpt-4o-mini-transcribe', language: 'en' },
          turn_detection: { type: 'semantic_vad', create_response: false, interrupt_response: true },
        },
        output: { format: sound, voice },
      },
    },
  };
}

/** The thread so far: a student's words in the student's place. */
export function writeHistory(history: Said[]): object[] {
  return recent(history).map(({ by, text }) => writeItem(by, text));
}

export function writeItem(by: Said['by'], text: string): object {
  const [role, type] = by === 'student' ? ['user', 'input_text'] : ['assistant', 'output_text'];
  return { type: 'conversation.item.create', item: { type: 'message', role, content: [{ type, text }] } };
}

export function writeOpening({ agent, weakPoints }: NewCall): string {
  return weakPoints.length > 0
    ? kinds.opening
    : `Now: the student has just come. Say exactly this and nothing else: ${agent.greeting}`;
}

export const sayNotHeard =
  'Now: you could not hear what the student said. Say so in one short sentence, and ask the student to say it again.';

import { findTutor } from '#content/tutors.ts';
import { readConfig } from '#server/config/config.ts';
import { createLog } from '#server/log.ts';
import type { LessonState, Said } from '#server/providers/brain/interface.ts';
import { openEmbeddedMarker } from '#server/providers/marker/marker-embedded.ts';
import { openTeaching } from '#server/teaching/open-teaching.ts';
import { openReader } from '#server/teaching/reader/open-reader.ts';
import { type Taught, takeTurn } from '#server/teaching/take-turn.ts';
import { meets, type Script, type ScriptTurn } from './scripts.ts';

export type Played = ScriptTurn & { script: string; taught: Taught; text: string; met: boolean; ms: number };

/** The built-in tutor as it ships, without the product around it. */
export function openPlayer() {
  const { modelsDir } = readConfig({ TUTOR_VOICE: 'off' });
  const log = createLog({ production: true, logLevel: 'silent' });
  const reader = openReader({ log, modelsDir, longestMs: 600_000 });
  const marker = openEmbeddedMarker({ log, modelsDir, longestMs: 600_000 });
  const teaching = openTeaching({ reader, log });
  const now = new Date('2026-11-16T09:00:00Z');

  return {
    async play({ id, agent: agentId, style, turns }: Omit<Script, 'half'>): Promise<Played[]> {
      const agent = findTutor(agentId);
      if (!agent) throw new Error(`There is no tutor ${agentId}`);
      const played: Played[] = [];
      const history: Said[] = [];
      let lesson: LessonState | undefined;
      for (const turn of turns) {
        const started = performance.now();
        const taught = await takeTurn(
          { teaching, now, mark: (question, answer) => marker.mark(question, answer, {}) },
          {
            ...{ agent, focus: undefined, kind: 'words', words: turn.student, spoken: style === 'spoken' },
            ...{ history: [...history], lesson, weakPoints: [] },
          },
        );
        lesson = JSON.parse(JSON.stringify(taught.lesson));
        const text = [...taught.sentences, ...(taught.shown?.offers ?? []).map(({ label }) => label)].join(' ');
        history.push({ by: 'student', text: turn.student }, { by: 'tutor', text: taught.sentences.join(' ') });
        played.push({ ...turn, script: id, taught, text, met: meets(turn, text), ms: performance.now() - started });
      }
      return played;
    },
    close: () => Promise.all([reader.close(), marker.close()]),
  };
}

import type { SpeechEngines } from '../../../providers/speech/interface.ts';
import { repeat, type Timers } from './timers.ts';
import type { VoiceWorld } from './voice-world.ts';

type World = {
  engines: Pick<SpeechEngines, 'voice'>;
  timers: Timers;
  send: VoiceWorld['browser']['send'];
  meter: VoiceWorld['meter'];
};

const lookMilliseconds = 2000;

/** Engines that are off or still loading cost nobody's minutes: the student may type, and is told when they are off. */
export function watchEngines({ engines, timers, send, meter }: World): () => void {
  let ready = true;
  let told = false;
  const look = async () => {
    const status = engines.voice();
    const isReady = status.state === 'ready';
    if (status.state === 'off' && !told) send({ type: 'fault', part: 'ears', sentence: status.sentence });
    told = status.state === 'off';
    if (isReady === ready) return;
    ready = isReady;
    await (ready ? meter.resume('engines') : meter.pause('engines'));
  };
  // A lease that cannot be changed just now is not the engines' matter: the meter says so itself.
  look().catch(() => undefined);
  return repeat(timers, lookMilliseconds, () => look().catch(() => undefined));
}

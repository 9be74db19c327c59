import type { AudioDesk } from './audio-desk.ts';
import type { PlayReport, PlayRequest } from './play-queue.ts';

export type Speaker = {
  analyser: AnalyserNode;
  add(utterance: number, samples: Int16Array): void;
  end(utterance: number): void;
  hold(on: boolean): void;
  /** Silence at once. */
  cut(): void;
  close(): void;
};

/** Plays the tutor's voice, and reports what of it has reached the student's ear. The desk must be ready. */
export function openSpeaker(
  { context }: AudioDesk,
  voiceRate: number,
  onReport: (report: PlayReport) => void,
): Speaker {
  const node = new AudioWorkletNode(context, 'playback', {
    numberOfInputs: 0,
    outputChannelCount: [1],
    processorOptions: { rate: voiceRate },
  });
  const analyser = new AnalyserNode(context, { fftSize: 1024 });
  node.connect(analyser).connect(context.destination);
  node.port.onmessage = ({ data }: MessageEvent<PlayReport>) => onReport(asHeard(data, context, voiceRate));
  const ask = (request: PlayRequest) => node.port.postMessage(request);
  return {
    analyser,
    add: (utterance, samples) => ask({ type: 'add', utterance, samples }),
    end: (utterance) => ask({ type: 'end', utterance }),
    hold: (on) => ask({ type: 'hold', on }),
    cut: () => ask({ type: 'cut' }),
    close: () => node.disconnect(),
  };
}

/** What has left us is not yet what was heard: headphones without a wire can be a quarter of a second behind. */
function asHeard(report: PlayReport, context: AudioContext, voiceRate: number): PlayReport {
  if (report.type !== 'cut' && report.type !== 'held') return report;
  const onTheWay = Math.round((context.outputLatency || 0) * voiceRate);
  return { ...report, samples: Math.max(0, report.samples - onTheWay) };
}

import type { AudioDesk } from './audio-desk.ts';

export type Microphone = {
  analyser: AnalyserNode;
  /** Deaf while it is muted: the browser itself hands out silence. */
  mute(on: boolean): void;
  /** Lets go of the device. */
  stop(): void;
};

export type MicrophoneTrouble =
  | 'refused'
  | 'missing'
  | 'in-use'
  | 'rates-differ'
  | 'unsupported'
  | 'outdated'
  | 'broken';

type Watcher = {
  /** Unplugged, or taken away in the browser's settings. */
  lost(): void;
  /** The system or a switch on the device hands out silence. */
  silenced(on: boolean): void;
};

/** Asks for the microphone, and gives its sound in frames of 20 ms, 16-bit samples at 16 kHz. */
export async function openMicrophone(
  desk: AudioDesk,
  onFrame: (frame: ArrayBuffer) => void,
  watcher: Watcher,
): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 },
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    await desk.ready;
    const source = desk.context.createMediaStreamSource(stream);
    const analyser = new AnalyserNode(desk.context, { fftSize: 1024 });
    const capture = new AudioWorkletNode(desk.context, 'capture', { numberOfOutputs: 0, channelCount: 1 });
    capture.port.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => onFrame(data);
    source.connect(analyser).connect(capture);
    for (const track of stream.getTracks()) watch(track, watcher);
    return { analyser, mute: (on) => setEnabled(stream, !on), stop };
  } catch (error) {
    stop();
    throw error;
  }
}

function watch(track: MediaStreamTrack, { lost, silenced }: Watcher): void {
  track.onended = lost;
  track.onmute = () => silenced(true);
  track.onunmute = () => silenced(false);
  if (track.muted) silenced(true);
}

export function microphoneTrouble(error: unknown): MicrophoneTrouble {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  if (name === 'NotReadableError' || name === 'AbortError') return 'in-use';
  // Firefox joins a microphone to the page's sound only where both run at one rate.
  if (name === 'NotSupportedError') return 'rates-differ';
  // Without https a browser shows no microphone at all.
  return typeof navigator.mediaDevices === 'undefined' ? 'unsupported' : 'broken';
}

function setEnabled(stream: MediaStream, enabled: boolean): void {
  for (const track of stream.getTracks()) track.enabled = enabled;
}

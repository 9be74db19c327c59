import workletUrl from './floor-worklet.ts?worker&url';

/** The least that sends a microphone over a socket and plays what comes back: no resampling, no queue to speak of. */
export async function startFloor(): Promise<void> {
  const context = new AudioContext({ latencyHint: 'interactive' });
  await context.audioWorklet.addModule(workletUrl);
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 },
  });
  const socket = new WebSocket(`ws://${location.host}/floor`);
  socket.binaryType = 'arraybuffer';
  await new Promise((opened) => socket.addEventListener('open', opened, { once: true }));
  const node = new AudioWorkletNode(context, 'floor', { channelCount: 1 });
  node.port.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => socket.send(data);
  socket.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => node.port.postMessage(data, [data]);
  context.createMediaStreamSource(stream).connect(node).connect(context.destination);
}

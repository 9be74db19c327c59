import workletUrl from './recorder-worklet.ts?worker&url';

/**
 * Listens in on whatever voice client runs in the page: on the microphone as the browser hands it out, and on the sound
 * that is on its way to the speaker. Both come here through a media stream, so both wait equally long on the way.
 */
export async function openRecorder() {
  const context = new AudioContext({ latencyHint: 'interactive' });
  await context.audioWorklet.addModule(workletUrl);
  const node = new AudioWorkletNode(context, 'recorder', { numberOfInputs: 2, channelCount: 1 });
  const plugIn = (stream: MediaStream, input: 0 | 1) =>
    connect(context.createMediaStreamSource(stream), node, 0, input);

  const connect = (from: AudioNode, to: AudioNode, ...places: number[]) => plainConnect.call(from, to, ...places);
  const plainConnect = AudioNode.prototype.connect as (to: AudioNode, ...places: number[]) => AudioNode;
  AudioNode.prototype.connect = function listenIn(this: AudioNode, to: AudioNode, ...places: number[]) {
    if (to instanceof MediaStreamAudioDestinationNode) plugIn(to.stream, 1);
    if (to instanceof AudioDestinationNode) {
      const copy = new MediaStreamAudioDestinationNode(this.context as AudioContext, { channelCount: 1 });
      connect(this, copy);
      plugIn(copy.stream, 1);
    }
    return plainConnect.call(this, to, ...places);
  } as typeof AudioNode.prototype.connect;

  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    const stream = await ask(constraints);
    plugIn(stream, 0);
    return stream;
  };
  return {
    rate: context.sampleRate,
    async record(): Promise<void> {
      await context.resume();
      node.port.postMessage('record');
    },
    read: () =>
      new Promise<{ heard: Float32Array; spoken: Float32Array }>((resolve) => {
        node.port.onmessage = ({ data }) => resolve(data);
        node.port.postMessage('read');
      }),
  };
}

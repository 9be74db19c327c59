import type { FromBrowser, ToBrowser } from '#domain/tutor-protocol.ts';
import type { Shown } from '#domain/tutor-shown.ts';
import { type AudioDesk, openAudioDesk, readLevel } from './audio/audio-desk.ts';
import { type Microphone, openMicrophone } from './audio/microphone.ts';
import type { PlayReport } from './audio/play-queue.ts';
import { openSpeaker, type Speaker } from './audio/speaker.ts';
import { createCaptions } from './captions.ts';
import { openVoiceSocket, type VoiceSocket } from './voice-socket.ts';

type Listener = {
  /** First thing on every connection. */
  hello(): FromBrowser;
  /** Whether what the microphone hears goes out just now. */
  maySend(): boolean;
  /** All but captions and sound, which are dealt with here. */
  message(message: ToBrowser): void;
  caption(caption: { messageId: string; text: string; spoken: boolean }): void;
  replyEnded(messageId: string, shown: Shown | undefined): void;
  lost(): void;
  closed(code: number | 'unreachable'): void;
  microphoneLost(): void;
  microphoneSilenced(on: boolean): void;
};

export type VoiceCall = ReturnType<typeof openVoiceCall>;

/** Microphone, connection and speaker of one live conversation. To be opened in the tap itself, as iOS wants it. */
export function openVoiceCall(listener: Listener) {
  const desk: AudioDesk = openAudioDesk();
  let microphone: Microphone | undefined;
  let socket: VoiceSocket | undefined;
  let speaker: Speaker | undefined;
  let speakerRate = 0;
  let over = false;
  const captions = createCaptions({ show: listener.caption, ended: listener.replyEnded });

  const report = (played: PlayReport) => {
    if (played.type === 'started') return captions.started(played.utterance);
    const { utterance, samples } = played;
    if (utterance !== undefined) socket?.send({ type: 'heard', utterance, samples });
  };
  const plugIn = (rate: number) => {
    if (rate === speakerRate) return;
    speakerRate = rate;
    speaker?.close();
    speaker = openSpeaker(desk, rate, report);
  };
  const take = (message: ToBrowser) => {
    if (message.type === 'ready') plugIn(message.sampleRate);
    if (message.type === 'tutor') return captions.add(message);
    if (message.type === 'spoken') return speaker?.end(message.utterance);
    if (message.type === 'hold') return speaker?.hold(message.on);
    if (message.type === 'shown') return captions.show(message.messageId, message.shown);
    if (message.type === 'reply-end') return captions.replyEnded(message.messageId);
    if (message.type === 'cut') silence(message.messageId);
    listener.message(message);
  };
  const silence = (messageId: string) => {
    captions.cut(messageId);
    speaker?.cut();
  };
  const letGo = () => {
    over = true;
    microphone?.stop();
    speaker?.close();
    desk.close();
  };
  return {
    async listen(): Promise<void> {
      const send = (frame: ArrayBuffer) => listener.maySend() && socket?.sendSound(frame);
      microphone = await openMicrophone(desk, send, {
        lost: listener.microphoneLost,
        silenced: listener.microphoneSilenced,
      });
      if (over) microphone.stop();
    },
    async connect(): Promise<void> {
      await desk.ready;
      if (over) return;
      socket = openVoiceSocket({
        hello: listener.hello,
        message: take,
        sound: (utterance, samples) => !captions.isCut(utterance) && speaker?.add(utterance, samples),
        lost() {
          speaker?.cut();
          listener.lost();
        },
        closed: listener.closed,
      });
    },
    send: (message: FromBrowser) => socket?.send(message),
    mute: (on: boolean) => microphone?.mute(on),
    silence,
    levels: () => ({ student: readLevel(microphone?.analyser), tutor: readLevel(speaker?.analyser) }),
    /** Everything is let go of at once. */
    hangUp(): void {
      if (over) return;
      letGo();
      socket?.send({ type: 'end' });
      socket?.close();
    },
  };
}

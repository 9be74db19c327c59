import { useEffect, useRef, useState } from 'react';
import { longestSpeechSeconds } from '#domain/practice/quick-fire.ts';
import type { Subject } from '#domain/subjects.ts';
import { errorText, replyOf } from '#web/api.ts';
import { audioTrouble, openAudioDesk } from '#web/features/tutor/audio/audio-desk.ts';
import { microphoneTrouble, openMicrophone } from '#web/features/tutor/audio/microphone.ts';
import { readVoiceStatus } from '#web/features/tutor/tutor-api.ts';
import { microphoneWords, voiceWords } from '#web/features/tutor/voice-words.ts';
import { inBackground } from '../../../in-background.ts';

type Recording = { frames: ArrayBuffer[]; close(): void };

/** A spoken answer: recorded here, heard by the server's own ears, and given back as words to look at. */
export function useSpeaking(subject: Subject, onWords: (words: string) => void) {
  const [state, setState] = useState<'idle' | 'recording' | 'hearing'>('idle');
  const [trouble, setTrouble] = useState('');
  const recording = useRef<Recording>(undefined);
  /** Whether the browser is still asking for the microphone, and whether the question is still there. */
  const opening = useRef({ underWay: false, gone: false });
  useEffect(() => {
    const { current } = opening;
    current.gone = false;
    return () => {
      current.gone = true;
      recording.current?.close();
    };
  }, []);

  async function start(): Promise<void> {
    if (opening.current.underWay || recording.current) return;
    opening.current.underWay = true;
    await open().finally(() => {
      opening.current.underWay = false;
    });
  }

  async function open(): Promise<void> {
    setTrouble('');
    const old = audioTrouble();
    if (old) return setTrouble(microphoneWords[old]);
    // In the tap itself: a browser lets a page use sound only then.
    const desk = openAudioDesk();
    try {
      const opened = await openRecording(desk, {
        lost: () => inBackground(stop()),
        silenced: (on) => setTrouble(on ? voiceWords.microphoneSilenced : ''),
      });
      const close = () => {
        opened.close();
        recording.current = undefined;
      };
      // The clock ran out, or the student is elsewhere: nobody waits for it any more.
      if (opening.current.gone) return close();
      recording.current = { ...opened, close };
      setState('recording');
    } catch (error) {
      desk.close();
      setState('idle');
      setTrouble(explain(error));
    }
  }

  /** The words that were said, which are also told to `onWords`. */
  async function stop(): Promise<string> {
    const { frames = [], close } = recording.current ?? {};
    close?.();
    if (frames.length === 0) {
      setState('idle');
      return '';
    }
    setState('hearing');
    try {
      const { words } = await hear(subject, frames);
      if (words) onWords(words);
      else setTrouble(nothingHeard);
      return words;
    } catch (error) {
      setTrouble(errorText(error, notHeard));
      return '';
    } finally {
      setState('idle');
    }
  }

  return { state, trouble, start: () => inBackground(start()), stop };
}

export type Speaking = ReturnType<typeof useSpeaking>;

async function openRecording(
  desk: ReturnType<typeof openAudioDesk>,
  listeners: Parameters<typeof openMicrophone>[2],
): Promise<Recording> {
  const off = await whyOff();
  if (off) throw new SpeakingOff(off);
  const frames: ArrayBuffer[] = [];
  const microphone = await openMicrophone(desk, (frame) => frames.length < mostFrames && frames.push(frame), listeners);
  const close = () => {
    microphone.stop();
    desk.close();
  };
  return { frames, close };
}

class SpeakingOff extends Error {}

function explain(error: unknown): string {
  if (error instanceof SpeakingOff) return error.message;
  return microphoneWords[microphoneTrouble(error)].replace('press Talk', 'press Speak');
}

/** 20 ms each. */
const mostFrames = longestSpeechSeconds * 50;
const nothingHeard = 'We heard nothing. Is the right microphone chosen? You can also type.';
const notHeard = 'We couldn’t hear your answer just now. Please type it.';

async function whyOff(): Promise<string | undefined> {
  const voice = await readVoiceStatus().catch(() => undefined);
  if (!voice) return notHeard;
  if (voice.state === 'ready') return undefined;
  return voice.state === 'off'
    ? 'Speaking is not available just now. Please type your answer.'
    : 'Listening isn’t ready yet. Type for now, or try again in a moment.';
}

function hear(subject: Subject, frames: ArrayBuffer[]): Promise<{ words: string }> {
  const request = fetch(`/api/practice/quick-fire/${subject}/speech`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: new Blob(frames),
  });
  return replyOf(request);
}

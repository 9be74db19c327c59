import { useEffect, useRef, useState } from 'react';
import type { TutorVoice, VoiceSettings } from '#domain/tutor-protocol.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';

type Props = {
  settings: VoiceSettings;
  /** Whether there are two voices to choose from. */
  hasTwo: boolean;
  onChange: (voice: TutorVoice) => void;
};

/** Which voice the tutor has, and how it sounds at the chosen speed. */
export function VoiceChoice({ settings, hasTwo, onChange }: Props) {
  const playing = useRef<HTMLAudioElement>(undefined);
  const [failed, setFailed] = useState(false);
  useEffect(() => () => playing.current?.pause(), []);
  const play = ({ voice, speed }: VoiceSettings) => {
    playing.current?.pause();
    const sample = new Audio(`/api/tutor/voice-sample?voice=${voice}&speed=${speed}`);
    playing.current = sample;
    setFailed(false);
    // Paused by the next one is no failure.
    sample.play().catch(() => setFailed(playing.current === sample));
  };
  return (
    <div>
      {hasTwo && (
        <RadioGroup
          legend="Voice"
          choices={voices}
          value={settings.voice}
          onChange={(voice) => onChange(voice as TutorVoice)}
        />
      )}
      <Button variant="secondary" onClick={() => play(settings)}>
        Hear a sample
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {failed && 'The sample could not be played. Try again in a minute.'}
      </p>
    </div>
  );
}

const voices = [
  { value: 'lower', label: 'Lower' },
  { value: 'higher', label: 'Higher' },
];

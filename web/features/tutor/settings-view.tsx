import type { VoiceSettings } from '#domain/tutor-protocol.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { SubView } from './sub-view.tsx';
import type { TutorSession } from './tutor-session.ts';
import { useTutorState } from './use-tutor.ts';
import { VoiceChoice } from './voice-choice.tsx';
import { fastest, slowest } from './voice-settings.ts';

/** Kept in this browser, and heard at once while they talk. */
export function SettingsView({ session, onBack }: { session: TutorSession; onBack: () => void }) {
  const { settings, voice } = useTutorState(session);
  const change = (to: Partial<VoiceSettings>) => session.changeSettings({ ...settings, ...to });
  return (
    <SubView title="Voice settings" onBack={onBack}>
      <div className="grid gap-6">
        <RadioGroup
          legend="Patience"
          hint="How long you can pause before the tutor replies."
          choices={patiences}
          value={settings.patience}
          onChange={(patience) => change({ patience: patience as VoiceSettings['patience'] })}
        />
        {voice?.state === 'ready' && voice.sample && (
          <VoiceChoice
            settings={settings}
            hasTwo={voice.twoVoices === true}
            onChange={(chosen) => change({ voice: chosen })}
          />
        )}
        <div>
          <label htmlFor="tutor-speed" className="font-semibold">
            Speed of the voice
          </label>
          <div className="flex min-h-11 items-center gap-4">
            <input
              id="tutor-speed"
              type="range"
              min={slowest}
              max={fastest}
              step={0.1}
              value={settings.speed}
              aria-valuetext={`${settings.speed.toFixed(1)} times`}
              className="h-11 w-full max-w-64 accent-(--accent)"
              onChange={(event) => change({ speed: Number(event.target.value) })}
            />
            <span className="tabular-nums">{settings.speed.toFixed(1)}×</span>
          </div>
        </div>
        <div>
          <Checkbox
            label="Speak the replies"
            hint="Turn this off to talk and read the replies."
            checked={settings.speakReplies}
            onChange={(event) => change({ speakReplies: event.target.checked })}
          />
          <Checkbox
            label="Push to talk"
            hint="Your turn lasts as long as you hold the button or the space bar."
            checked={settings.pushToTalk}
            onChange={(event) => change({ pushToTalk: event.target.checked })}
          />
        </div>
        <p className="text-sm text-ink-soft">
          Space starts the voice, and gives you time to think while you talk. Esc stops the tutor.
        </p>
      </div>
    </SubView>
  );
}

const patiences = [
  { value: 'quick', label: 'Quick' },
  { value: 'normal', label: 'Normal' },
  { value: 'patient', label: 'Patient: I often stop to think' },
];

import { worries, worryWords } from '#domain/study/worries.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { SupportCard } from '../../tutor/support-card.tsx';
import type { PartProps } from './course-parts.tsx';

export function WorryPart({ draft, onChange }: PartProps) {
  return (
    <>
      <ChoiceChips
        legend="Choose as many as you like"
        hint="They get more of your time. Only you can see this, and you can change it whenever you like."
        choices={worries.map((worry) => ({ value: worry, label: worryWords[worry] }))}
        chosen={draft.worries}
        onChange={(chosen) => onChange({ ...draft, worries: chosen })}
      />
      <details>
        <summary className="min-h-11 py-2.5 text-sm font-semibold">Does it feel like too much?</summary>
        <SupportCard />
      </details>
    </>
  );
}

import skills from '#content/curriculum/skills.json' with { type: 'json' };
import { TextLink } from '#web/ui/text-link.tsx';
import { SkillSection } from './skill-section.tsx';

/** The twelve essay questions, Micro and Macro; each opens in the simulator. */
export function EssayList() {
  return (
    <SkillSection
      title="Twelve essay questions"
      lead="Original practice questions, each modelled on the paper it names. Open one in the Exam Strategy Simulator to plan it with its case study."
    >
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        {(['micro', 'macro'] as const).map((part) => (
          <div key={part}>
            <h3 className="mb-3">{part === 'micro' ? 'Micro' : 'Macro'}</h3>
            <ul className="grid gap-4">
              {skills.essayQuestions[part].map(({ simulatorIndex, topic, marksTag, source, question }) => (
                <li key={simulatorIndex} className="break-inside-avoid border-t border-line pt-3">
                  <TextLink
                    href={`/subject/economics/ess/${simulatorIndex}`}
                    className="link inline-block font-semibold"
                  >
                    {topic}, {marksTag}
                  </TextLink>
                  <p className="text-sm text-ink-soft">Modelled on {source}</p>
                  <p className="mt-1">{question}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </SkillSection>
  );
}

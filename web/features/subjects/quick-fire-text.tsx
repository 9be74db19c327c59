import skills from '#content/curriculum/skills.json' with { type: 'json' };
import { quickFireAnswers } from '#content/skills.ts';
import { EssayList } from './essay-list.tsx';
import { SkillSection, TextList } from './skill-section.tsx';

const { intro, howItWorks, scoring, tips, modes } = skills.quickFireTesting;

export function QuickFireText() {
  return (
    <div className="grid gap-section">
      <p className="max-w-reading">{intro}</p>
      <SkillSection title="How Quick Fire works">
        <TextList items={howItWorks} numbered />
      </SkillSection>
      <SkillSection title="A weak answer becomes a secure one" lead={quickFireAnswers.question}>
        <ol className="grid gap-4 lg:grid-cols-3">
          {quickFireAnswers.answers.map(({ text, verdict }) => (
            <li key={text} className="rounded-md border border-line bg-raised p-5 shadow-sheet">
              <p className="font-serif text-lead">{text}</p>
              <p className="mt-3 text-sm text-ink-soft">{verdict}</p>
            </li>
          ))}
        </ol>
      </SkillSection>
      <SkillSection title="Ways to practise">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {modes.map(({ id, label, questions, seconds }) => (
            <li key={id} className="rounded-md border border-line bg-raised p-5">
              <h3 className="text-h4">{label}</h3>
              <p className="text-ink-soft">
                {questions} questions, {Math.round(seconds / 60)} minutes
              </p>
            </li>
          ))}
        </ul>
      </SkillSection>
      <SkillSection title="How you are scored">
        <TextList items={Object.values(scoring)} />
      </SkillSection>
      <SkillSection title="Tips">
        <TextList items={tips} />
      </SkillSection>
      <EssayList />
    </div>
  );
}

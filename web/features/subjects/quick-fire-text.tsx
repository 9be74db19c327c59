import skills from '#content/curriculum/skills.json' with { type: 'json' };
import { quickFireAnswers } from '#content/skills.ts';
import { SkillSection, TextList } from './skill-section.tsx';
import { TheoryTabs } from './theory-tabs.tsx';

const { intro, howItWorks, scoring, tips, modes } = skills.quickFireTesting;

export function QuickFireText() {
  return (
    <TheoryTabs
      parts={[
        { title: 'How Quick Fire works', content: <HowItWorks /> },
        { title: 'A good answer', content: <GoodAnswer /> },
        { title: 'Ways to practise', content: <Modes /> },
        { title: 'Scoring and tips', content: <Scoring /> },
      ]}
    />
  );
}

function HowItWorks() {
  return (
    <SkillSection title="How Quick Fire works" lead={intro}>
      <TextList items={howItWorks} numbered />
    </SkillSection>
  );
}

function GoodAnswer() {
  return (
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
  );
}

function Modes() {
  return (
    <SkillSection title="Ways to practise">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {modes.map(({ id, label, questions }) => (
          <li key={id} className="rounded-md border border-line bg-raised p-5">
            <h4 className="text-h4">{label}</h4>
            <p className="text-ink-soft">{questions} questions, untimed unless you choose the clock</p>
          </li>
        ))}
      </ul>
    </SkillSection>
  );
}

function Scoring() {
  return (
    <div className="grid gap-8">
      <SkillSection title="How you are scored">
        <TextList items={Object.values(scoring)} />
      </SkillSection>
      <SkillSection title="Tips">
        <TextList items={tips} />
      </SkillSection>
    </div>
  );
}

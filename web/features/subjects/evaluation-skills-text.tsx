import skills from '#content/curriculum/skills.json' with { type: 'json' };
import { evaluationRewrite } from '#content/skills.ts';
import { Advice } from './advice.tsx';
import { ExaminerLevels } from './examiner-levels.tsx';
import { MethodSteps } from './method-steps.tsx';
import { RewriteView } from './rewrite-view.tsx';
import { SkillSection, TextList } from './skill-section.tsx';
import { TheoryTabs } from './theory-tabs.tsx';

const { intro, weight, spec, ladder, dependsOn, judgement, tips, commonErrors } = skills.evaluationSkills;

export function EvaluationSkillsText() {
  return (
    <TheoryTabs
      parts={[
        { title: 'The SPEC method', content: <Method /> },
        { title: 'Worked example', content: <Example /> },
        { title: 'It depends', content: <Factors /> },
        { title: 'The judgement', content: <Judgement /> },
        { title: 'Mistakes and tips', content: <Advice tips={tips} errors={commonErrors} /> },
        { title: 'Levels', content: <ExaminerLevels /> },
      ]}
    />
  );
}

function Method() {
  return (
    <div className="grid gap-8">
      <div className="grid max-w-reading gap-3">
        <p>{intro}</p>
        <p>{weight}</p>
      </div>
      <SkillSection
        title="The SPEC method"
        lead={`Four ways to weigh a point. Each one has an example for this point: ‘${spec.example.point}’`}
      >
        <MethodSteps steps={steps} />
      </SkillSection>
    </div>
  );
}

function Example() {
  return (
    <SkillSection title="A weak paragraph becomes a strong one">
      <RewriteView rewrite={evaluationRewrite} />
      <h4 className="mt-10 mb-3 text-h4">One sentence, improved in five steps</h4>
      <ol className="grid max-w-reading list-decimal gap-3 pl-6 marker:text-pen">
        {ladder.map(({ step, text }) => (
          <li key={step}>{text}</li>
        ))}
      </ol>
    </SkillSection>
  );
}

function Factors() {
  return (
    <SkillSection title="What it may depend on">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {dependsOn.map(({ factor, prompt }) => (
          <div key={factor} className="border-t border-line pt-2">
            <dt className="font-semibold">{factor}</dt>
            <dd className="text-ink-soft">{prompt}</dd>
          </div>
        ))}
      </dl>
    </SkillSection>
  );
}

function Judgement() {
  return (
    <SkillSection title="The judgement">
      <TextList items={judgement.rules} numbered />
      <blockquote className="mt-6 max-w-reading border-l-2 border-pen pl-4 font-serif text-lead">
        {judgement.template}
      </blockquote>
    </SkillSection>
  );
}

const examples: Record<string, string> = { ...spec.example };
const steps = spec.expansion.map((step) => ({ ...step, example: examples[step.letter.toLowerCase()] }));

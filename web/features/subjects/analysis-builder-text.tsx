import skills from '#content/curriculum/skills.json' with { type: 'json' };
import { analysisRewrites } from '#content/skills.ts';
import { Advice } from './advice.tsx';
import { CommandWords } from './command-words.tsx';
import { MethodSteps } from './method-steps.tsx';
import { RewriteView } from './rewrite-view.tsx';
import { SkillSection, TextList } from './skill-section.tsx';
import { TheoryTabs } from './theory-tabs.tsx';

const { intro, why, idea, connectives, chainRules, tips, commonErrors, workedExample } = skills.analysisBuilder;

export function AnalysisBuilderText() {
  return (
    <TheoryTabs
      parts={[
        { title: 'The IDEA framework', content: <Framework /> },
        { title: 'Worked examples', content: <Examples /> },
        { title: 'Chains', content: <Chains /> },
        { title: 'Mistakes and tips', content: <Advice tips={tips} errors={commonErrors} /> },
        { title: 'Command words', content: <CommandWords /> },
      ]}
    />
  );
}

function Framework() {
  return (
    <div className="grid gap-8">
      <div className="grid max-w-reading gap-3">
        <p>{intro}</p>
        <p>{why}</p>
      </div>
      <SkillSection
        title="The IDEA framework"
        lead="Four sentences that make one strong analysis paragraph, in this order."
      >
        <MethodSteps steps={idea.expansion} />
        <h4 className="mt-8 mb-3 text-h4">Before you move on</h4>
        <TextList items={idea.checklist} />
      </SkillSection>
    </div>
  );
}

function Examples() {
  return (
    <SkillSection title="A weak paragraph becomes a strong one">
      <div className="grid gap-6">
        {analysisRewrites.map((rewrite) => (
          <RewriteView key={rewrite.question} rewrite={rewrite} />
        ))}
        <article className="break-inside-avoid rounded-md border border-line bg-raised p-5 sm:p-6">
          <h4 className="text-h4">{workedExample.question}</h4>
          <p className="mt-3 text-ink-soft line-through decoration-pen">{workedExample.weak}</p>
          <p className="mt-3 border-l-2 border-success pl-4">{workedExample.improved}</p>
          <p className="mt-3 text-sm text-ink-soft">{workedExample.commentary}</p>
        </article>
      </div>
    </SkillSection>
  );
}

function Chains() {
  return (
    <SkillSection title="Rules for a chain">
      <TextList items={chainRules} numbered />
      <h4 className="mt-8 mb-3 text-h4">Words that join the links</h4>
      <dl className="grid max-w-reading gap-2 sm:grid-cols-[auto_1fr] sm:gap-x-6">
        {Object.entries(connectives).map(([kind, words]) => (
          <div key={kind} className="contents">
            <dt className="font-semibold capitalize">{kind}</dt>
            <dd>{words.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </SkillSection>
  );
}

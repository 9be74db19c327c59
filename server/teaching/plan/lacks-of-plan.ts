import { listed } from '../say/listed.ts';
import { lowerFirst } from '../say/say-point.ts';
import type { TurnContext } from '../turn-context.ts';
import { labelled, nextStage } from './parts.ts';
import type { OpenEssay } from './start-essay.ts';
import { lacksAlternative } from './wants-comparing.ts';
import { namesCase, strengthOf, strong } from './word-for-point.ts';

/** What the top level asks for and the plan does not have yet, as one would say it; nothing where all is there. */
export function lacksOf(context: TurnContext, plan: OpenEssay): string {
  const stage = nextStage(plan.lines, plan.marks);
  const points = plan.lines.filter(({ part }) => part !== 'Judgement');
  const thin = labelled(plan.lines, plan.marks).find(({ text }) =>
    points.some((line) => line.text === text && line.part !== 'It depends' && strengthOf(context, line, plan) < strong),
  );
  const other = lacksAlternative(plan);
  const judgement = plan.lines.find(({ part }) => part === 'Judgement');
  const lacks = [
    ...(stage === 'done' || stage === 'judgement' ? [] : [missing[stage]]),
    ...(thin ? [`a longer chain in ${lowerFirst(thin.label)}`] : []),
    ...(other ? [`another ${other.noun} to compare with`] : []),
    ...(plan.lines.some(({ text }) => namesCase(text, context.cases)) ? [] : ['a real case']),
    ...(judgement
      ? strengthOf(context, judgement, plan) < strong
        ? ['the reason behind your judgement']
        : []
      : stage === 'judgement'
        ? ['a judgement']
        : []),
  ];
  return listed(lacks);
}

const missing = {
  first: 'a first point',
  second: 'a second point',
  against: 'a point on the other side',
  doubt: 'a second point on the other side',
} as const;

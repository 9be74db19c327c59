import { anyOf } from '#domain/any-of.ts';
import type { PlanWish } from './plan-wish.ts';
import { partIn } from './side-of.ts';
import { splitPoints } from './split-points.ts';
import type { OpenEssay } from './start-essay.ts';

/** 'Because it is habit forming. And for my second point …': a reason is no point, but goes behind the one that was brought last. */
export function withReason(wishes: PlanWish[], { lines, stage, title }: OpenEssay): PlanWish[] | undefined {
  const line = lines.at(-1);
  const [reason, ...rest] = wishes;
  if (!line || stage === 'judgement' || stage === 'done') return undefined;
  if (reason?.does !== 'point' || !isReason.test(reason.text.trim())) return undefined;
  if (!rest.every(({ does }) => kept.includes(does))) return undefined;
  const [own = '', ...points] = splitPoints(
    [reason, ...rest].flatMap((one) => (one.does === 'point' ? one.text : [])).join(' '),
  );
  return [
    { does: 'develop', which: 'that', text: own.replace(leadIn, ''), line },
    ...points.map((text) => ({ does: 'add' as const, text, to: partIn(text, title) })),
    ...rest.filter(({ does }) => does === 'ask'),
  ];
}

/** With these nothing is wished for but what is brought. */
const kept: PlanWish['does'][] = ['point', 'ask', 'talk'];
const leadIn = /^(?:(?:ok(?:ay)?|so|um+|er+m?|well|and|oh|its|it[’']s|that[’']?s|maybe|probably)[,: ]+)*/i;
const isReason = anyOf([/(?:because|bc|cos|coz|cuz)\b/i, /since (?!\d|then\b|the (?:war|crash|crisis)\b)/i], {
  before: leadIn,
});

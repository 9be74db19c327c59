import type { CurvesRules, RelationRule } from './diagram-rules.ts';
import { type Finding, type Misconception, type Place, sentence } from './findings.ts';
import { crossings } from './geometry.ts';
import { stemOf } from './labels.ts';
import type { FoundCurve, FoundCurves } from './match-curves.ts';
import { holds, leftEnd, lowestPoint } from './relations.ts';

export function checkRelations(rules: CurvesRules, found: FoundCurves): Finding[] {
  return (rules.relations ?? []).flatMap((rule, index): Finding[] => {
    const [a, b] = [found.get(rule.a), found.get(rule.b ?? rule.a)];
    const finding = { rule: `relation-${index}`, kind: 'position' as const };
    if (!a || !b) {
      if (rule.optional) return [];
      const waiting = `We can’t check this yet: ${rule.text}.`;
      return [
        {
          ...finding,
          ok: false,
          waits: true,
          text: waiting,
          places: [a ?? b].flatMap((drawn) => (drawn ? [curvePlace(drawn)] : [])),
        },
      ];
    }
    if (holds(rule, a.line, b.line))
      return [{ ...finding, ok: true, text: sentence(rule.text), places: [curvePlace(a), curvePlace(b)] }];
    return [{ ...finding, ok: false, ...explain(rule, a, b) }];
  });
}

type Explanation = { text: string; misconception?: Misconception; places: Place[] };

function explain(rule: RelationRule, a: FoundCurve, b: FoundCurve): Explanation {
  const places: Place[] = a === b ? [curvePlace(a)] : [curvePlace(a), curvePlace(b)];
  const goal = `In the right drawing, ${rule.text}.`;
  switch (rule.type) {
    case 'above':
    case 'rightOf':
      return { ...explainSide(rule, a, b), places };
    case 'steeper':
    case 'twiceAsSteep':
      return {
        misconception: 'not-steep-enough',
        text: `Compare the slopes of ${a.label} and ${b.label}. ${goal}`,
        places,
      };
    case 'startsAtOrigin':
      return {
        misconception: 'wrong-start',
        text: `${a.label} should begin at the origin: ${rule.text}.`,
        places: [...places, { kind: 'spot', at: [0, 0] }],
      };
    case 'sameStart':
      return {
        misconception: 'wrong-start',
        text: `${a.label} and ${b.label} should begin at the same height.`,
        places: [...places, { kind: 'spot', at: leftEnd(b.line) }],
      };
    case 'cross':
      return { text: `${a.label} and ${b.label} do not meet. ${goal}`, places };
    case 'crossAtMinimum':
      return {
        misconception: 'misses-the-minimum',
        text: `${a.label} should meet ${b.label} at its lowest point.`,
        places: [...places, { kind: 'spot', at: lowestPoint(b.line) }],
      };
    case 'tangent': {
      const meetings = crossings(a.line, b.line).map((at): Place => ({ kind: 'spot', at }));
      if (meetings.length === 0) return { text: `There is a gap between ${a.label} and ${b.label}. ${goal}`, places };
      return {
        misconception: 'crosses-instead-of-touching',
        text: `${b.label} crosses ${a.label} where it should only touch it. ${goal}`,
        places: [...places, ...meetings],
      };
    }
    case 'touchesAxisBothEnds':
      return {
        misconception: 'wrong-start',
        text: `Both ends of ${a.label} should reach the horizontal axis: ${rule.text}.`,
        places,
      };
  }
}

/** The sentence speaks of the curve that the rule's own words begin with: 'S2 is to the left of S1'. */
function explainSide(rule: RelationRule, a: FoundCurve, b: FoundCurve): Omit<Explanation, 'places'> {
  const goal = `In the right drawing, ${rule.text}.`;
  const reversed = holds({ ...rule, from: undefined, to: undefined }, b.line, a.line);
  if (!reversed) {
    const side = rule.type === 'above' ? 'above' : 'to the right of';
    return { text: `${a.label} should lie ${side} ${b.label} all the way. ${goal}` };
  }
  const aboutB = rule.text.startsWith(rule.b ?? '') || a.label < b.label;
  const [subject, other] = aboutB ? [b, a] : [a, b];
  const side = rule.type === 'above' ? (aboutB ? 'above' : 'below') : aboutB ? 'to the right of' : 'to the left of';
  const isShift = stemOf(a.label) === stemOf(b.label);
  const text = `${subject.label} lies ${side} ${other.label}: ${isShift ? 'it has moved the wrong way' : 'that is the wrong side'}. ${goal}`;
  return { text, misconception: isShift ? 'shifted-wrong-way' : 'wrong-side' };
}

function curvePlace({ id }: FoundCurve): Place {
  return { kind: 'curve', id };
}

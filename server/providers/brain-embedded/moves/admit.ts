import type { Findings } from '../find/find-topic.ts';
import { type Reply, requireSection, type Scene } from '../scene.ts';
import { upperFirst } from '../words/say-point.ts';
import { tell } from '../words/tell.ts';
import { named } from './ask-question.ts';

/** From this score on the first topic is what the student means; below the lower one nothing in the course is near. */
const bounds = { meaning: { yes: 0.3, perhaps: 0.23 }, words: { yes: 0.3, perhaps: 0.08 } };

export function howSure({ confidence, byMeaning }: Findings): 'yes' | 'perhaps' | 'no' {
  const { yes, perhaps } = byMeaning ? bounds.meaning : bounds.words;
  if (confidence >= yes) return 'yes';
  return confidence >= perhaps ? 'perhaps' : 'no';
}

/** Says that it does not know, and goes to the nearest thing that it does know. */
export function admitUnknown(scene: Scene, about: string, findings: Findings): Reply {
  const { lesson, shelf } = scene;
  const nearest = findings.topics[0];
  const far = !nearest || findings.confidence < (findings.byMeaning ? 0.16 : 0.04);
  if (far || about.split(/\s+/).length > longestTopic)
    return {
      say: [tell(lesson, 'unknown'), tell(lesson, 'offTopic', { subject: upperFirst(shelf.subject) })],
      ask: tell(lesson, 'chooseTopic'),
      change: { open: { kind: 'topic' } },
    };
  const section = requireSection(scene, nearest.sectionId);
  return {
    say: [tell(lesson, 'unknown'), tell(lesson, 'nearest', { title: named(section.title) })],
    ask: tell(lesson, 'takeThat'),
    change: { open: { kind: 'offer', yes: { do: 'teach', section: section.id }, no: { do: 'choose' } } },
  };
}

const longestTopic = 25;

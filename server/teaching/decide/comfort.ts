import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Entry } from '../bank/entry.ts';
import { tell } from '../say/tell.ts';
import type { Reply, Scene } from '../scene.ts';
import { sureOf } from './answer-question.ts';
import { giveEntry } from './give-entry.ts';
import type { Heard } from './heard.ts';
import { judgeClaim } from './judge-claim.ts';

/** A feeling is answered first; whoever also says what it is about gets that explained, and others one small step. */
export function comfort(scene: Scene, heard: Heard): Reply {
  const { lesson } = scene;
  const { words, found } = heard;
  const [best] = found;
  const felt = moods.find(({ pattern }) => pattern.test(words))?.name;
  // 'If I'm a franchisee I'm basically an entrepreneur' speaks of the course, and of nobody's mood.
  if (!felt && best && best.probability >= surelyCourse && isAbout(words, best.entry))
    return { ...judgeClaim(scene, heard), act: 'claim' };
  const mood = felt ?? 'feelsHard';
  if (best && best.probability >= sureOf.yes && mood !== 'feelsGood' && namesTrouble.test(words))
    return giveEntry(scene, best.entry, { lead: tell(lesson, mood), quiet: true });
  return {
    say: [tell(lesson, mood)],
    ask: tell(lesson, mood === 'feelsGood' ? 'whatNext' : 'smallStep'),
    change: {
      open: mood === 'feelsGood' ? null : { kind: 'offer', act: 'test-me', words: 'Give me an easy question' },
    },
    shown: {
      offers: [
        { label: 'One easy question', says: 'Give me an easy question' },
        { label: 'Explain it simply', says: 'Put it more simply' },
      ],
    },
  };
}

function isAbout(words: string, { asks, reply }: Entry): boolean {
  const written = new Set(stemsOf([...asks, reply].join(' ')));
  return stemsOf(words).some((stem) => written.has(stem));
}

const surelyCourse = 0.7;

/** 'I still don't get break-even', 'what is the one-sentence version': here is something to explain. */
const namesTrouble =
  /\b(?:what|whats|what's|how|why|which|explain|version|(?:do ?n[o']?t|cant|can't|cannot|never)(?: even| really)? (?:get|understand|know|do|remember|see))\b/i;

const moods = [
  {
    name: 'feelsGood',
    pattern:
      /\b(happy|great|good mood|proud|excited|buzzing|love this|finally|yay|smashed|confident|feel(?:ing)? (?:so |much |a lot |way |loads |actually )*(?:better|good|calmer|ready)|less stressed)\b/i,
  },
  {
    name: 'feelsTired',
    pattern:
      /\b(tired|exhausted|knackered|sleepy|shattered|no sleep|stay up|(?:go(?:ing)? )?to (?:bed|sleep)|cant focus|can't focus|bored|boring|brain (?:is )?(?:fried|dead))\b/i,
  },
  {
    name: 'feelsStressed',
    pattern:
      /\b(stress\w*|anxious|anxiety|panic\w*|scared|worried|nervous|overwhelm\w*|mock|exam|tomorrow|running out of time|behind)\b/i,
  },
  {
    name: 'feelsCross',
    pattern:
      /\b(hate|annoy\w*|frustrat\w*|useless|rubbish|pointless|ur not helping|not helping|stupid (?:bot|thing|app))\b/i,
  },
  {
    name: 'feelsDoubt',
    pattern:
      /\b(stupid|dumb|thick|fail\w*|give up|can'?t do|never get|embarrass\w*|ashamed|upset|cry\w*|rubbish at|bad at|terrible at|everyone else)\b/i,
  },
] as const;

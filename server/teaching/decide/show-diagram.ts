import type { Diagram } from '#content/curriculum/curriculum.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Entry } from '../bank/entry.ts';
import { sentencesOf } from '../say/sentences.ts';
import { tell } from '../say/tell.ts';
import type { Reply, Scene } from '../scene.ts';
import { answerQuestion, sureOf } from './answer-question.ts';
import { giveEntry } from './give-entry.ts';
import type { Heard } from './heard.ts';
import { rankFound } from './rank-found.ts';

/** Told in words, and drawn in the thread. */
export async function showDiagram(scene: Scene, asked: Heard): Promise<Reply> {
  const { lesson, turn } = scene;
  const heard = await lookForNamed(scene, asked);
  const written = heard.found.find(
    ({ entry, probability }) => entry.kind === 'diagram' && probability >= sureOf.perhaps,
  );
  const best = written ?? heard.found.find(({ probability }) => probability >= sureOf.yes);
  const section = best?.entry.section ?? lesson.section ?? turn.lookingAt?.section;
  const diagram = await findDiagram(scene, section, `${heard.words} ${best?.entry.asks[0] ?? topicWords(scene)}`);
  if (!diagram) return answerQuestion(scene, heard);
  const reply = explainDiagram(scene, diagram, written?.entry, section);
  const offersLeft = (reply.shown?.offers ?? []).filter(({ says }) => says !== 'Show me the diagram');
  return { ...reply, shown: { ...reply.shown, offers: offersLeft, diagram: diagram.id } };
}

/** What is named counts, whatever was talked about before; where nothing is, it is the diagram of what is in hand. */
async function lookForNamed(scene: Scene, asked: Heard): Promise<Heard> {
  const named = new Set(stemsOf(asked.words.replace(generic, ' ')));
  const { found } = named.size ? await scene.look(asked.words, 'alone') : { found: [] };
  const alone = rankFound(scene, { act: 'diagram', sure: 1 }, found).filter(({ entry }) =>
    stemsOf(entry.asks.join(' ').replace(generic, ' ')).some((stem) => named.has(stem)),
  );
  const inHand = scene.lesson.section ?? scene.turn.lookingAt?.section;
  return {
    ...asked,
    found: alone.length ? alone : asked.found.filter(({ entry }) => !inHand || entry.section === inHand),
  };
}

function explainDiagram(
  scene: Scene,
  diagram: Diagram,
  written: Entry | undefined,
  section: string | undefined,
): Reply {
  const { lesson } = scene;
  if (written && !lesson.given.includes(written.id)) return giveEntry(scene, written, { quiet: true });
  return {
    say: [
      tell(lesson, 'hereIsDiagram', { title: diagram.title.toLowerCase() }),
      ...sentencesOf(diagram.explanation).slice(0, 4),
    ],
    change: { section: section ?? lesson.section, open: null },
    shown: {},
  };
}

function topicWords({ bank, lesson }: Scene): string {
  return lesson.entry ? (bank.get(lesson.entry)?.asks[0] ?? '') : '';
}

/** The one the page shows, or of the section's diagrams the one whose title has most of the words. */
async function findDiagram(
  { shelf, turn }: Scene,
  section: string | undefined,
  words: string,
): Promise<Diagram | undefined> {
  const file = await import('#content/curriculum/diagrams.json', { with: { type: 'json' } });
  const diagrams = file.default.diagrams as (Diagram & { subject: string })[];
  const said = new Set(stemsOf(words.replace(generic, ' ')));
  const share = ({ title }: Diagram) => {
    const stems = new Set(stemsOf(title));
    const both = [...stems].filter((stem) => said.has(stem)).length;
    return (2 * both) / Math.max(1, stems.size + Math.min(said.size, stems.size + 1));
  };
  const own = diagrams.filter(({ subject }) => subject === shelf.subject);
  const here = own.filter(({ id }) => shelf.sectionOf.get(section ?? '')?.diagrams.includes(id));
  const shownNow = own.find(({ id }) => id === turn.lookingAt?.diagram);
  const byName = own.toSorted((a, b) => share(b) - share(a))[0];
  if (byName && share(byName) >= namesIt) return byName;
  return shownNow ?? here.toSorted((a, b) => share(b) - share(a))[0];
}

/** As much of the title and of the words in common. */
const namesIt = 0.6;
const generic =
  /\b(?:show|draw|sketch|diagram|graph|chart|curve|axis|axes|shad(?:e|ing)|picture|please|pls|describe|explain|look|like|label|walk|through)\w*\b/gi;

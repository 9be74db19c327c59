import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openPlayer } from '../bench/conversations/play.ts';
import { readScripts, type Script } from '../bench/conversations/scripts.ts';
import { openClipRecorder } from './record-clips.ts';

/** Twelve whole conversations as they are: each style of student, in both subjects, of the half that is looked at. */
const { tuning, reporting } = await readScripts();
const all = [...tuning, ...reporting];
const styles = ['phone typist', 'careful writer', 'spoken', 'anxious', 'sceptical', 'ambitious'];
const chosen = styles.flatMap((style) =>
  ['economics', 'business'].flatMap(
    (subject) => all.find((script) => script.style === style && script.agent.startsWith(subject)) ?? [],
  ),
);
const { clips } = parseArgs({ options: { clips: { type: 'string' } } }).values;
const player = openPlayer();
const pages: string[] = [];
if (clips) await speakLessons(clips);
else {
  for (const script of chosen) pages.push(await print(script));
  await writeFile('docs/conversations.md', `${head()}\n\n${pages.join('\n\n')}\n`);
  console.log(`${chosen.length} conversations.`);
}
await player.close();

/** Every reply of the spoken lessons as a sound file, in the voice that this machine has. */
async function speakLessons(folder: string): Promise<void> {
  const recorder = openClipRecorder(folder);
  for (const script of chosen.filter(({ style }) => style === 'spoken'))
    for (const [index, { taught }] of (await player.play(script)).entries())
      await recorder.record(`${script.agent}-${String(index + 1).padStart(2, '0')}`, taught.sentences);
  await recorder.close();
}

async function print(script: Script): Promise<string> {
  const turns = await player.play(script);
  const lines = turns.flatMap(({ student, taught }) => {
    const offers = (taught.shown?.offers ?? []).map(({ label }) => label).join(' · ');
    const steps = (taught.shown?.steps ?? []).map(({ left, right }) => `    ${left} = ${right}`);
    const diagram = taught.shown?.diagram ? [`    (the diagram '${taught.shown.diagram}' is drawn here)`] : [];
    return [
      `**Student:** ${student}`,
      `**Tutor:** ${taught.sentences.join(' ')}`,
      ...(steps.length || diagram.length ? [[...steps, ...diagram].join('\n')] : []),
      ...(offers ? [`*${offers}*`] : []),
    ];
  });
  const manner = script.style === 'spoken' ? 'spoken' : `typed, ${script.style}`;
  return [`## ${script.agent}, ${manner}`, ...lines].join('\n\n');
}

function head(): string {
  return [
    '# Twelve conversations',
    '',
    'The built-in tutor, with no key and no network, unedited: `npm run conversations` prints them anew. The students’ lines were written before',
    'by somebody who has not seen the answers (`bench/sets/conversations.jsonl`), so they do not react to what the tutor says. Buttons are in italics.',
  ].join('\n');
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { floatData, openSession, output } from '../../providers/models/onnx.ts';
import { answerMarkerTokenizer, conversationModels, readChecked } from '../../providers/models/weights.ts';
import { openWordPiece } from '../../providers/models/wordpiece.ts';
import { documentOf } from '../bank/bank-texts.ts';
import type { Entry } from '../bank/entry.ts';
import { readBank } from '../bank/read-bank.ts';
import { readSectionTitles } from '../bank/section-titles.ts';
import type { FiguresRead } from '../calculate/as-read.ts';
import { readNumbers } from '../calculate/read-numbers.ts';
import { type Act, acts } from '../read/acts.ts';
import { coreOf } from './core-of.ts';
import { encodeRows } from './encode-rows.ts';
import { indexExactly } from './exactly.ts';
import { figureLetters, figureOrder, figureText } from './figure-text.ts';
import { ofWorth, rate } from './rate.ts';
import type { Asked, Found, Reading } from './reader.ts';
import { indexTerms } from './terms-asked.ts';
import { createSearch, dimensions, fingerprintOf, type Near, unpackVectors } from './vectors.ts';
import { writeOut } from './write-out.ts';

/** As the models were trained. */
const mostTokens = { acts: 128, finder: 96, chooser: 160, judge: 176 };
/** The end of what the tutor said is what the student answers. */
const mostSaid = 260;
/** Found with the topic in hand, and found by the words alone: the right one is among them 98 times of 100. */
const mostNear = 6;
const mostAlone = 3;

/** In its thread: three small models, and the vectors of all ways of asking. */
export async function loadReader({ folder, modelsDir }: { folder: string; modelsDir: string }) {
  const check = ({ path, sha256 }: { path: string; sha256: string }) => readChecked(join(folder, path), sha256);
  const open = async (model: { path: string; sha256: string }) => openSession(await check(model), modelsDir);
  const [actReader, finder, chooser] = [
    await open(conversationModels.acts),
    await open(conversationModels.finder),
    await open(conversationModels.chooser),
  ];
  const wordPiece = openWordPiece((await check(answerMarkerTokenizer)).toString('utf8'));
  const bank = await readBank(folder);
  const byId = new Map(bank.map((entry) => [entry.id, entry]));
  const titles = await readSectionTitles();
  const { fingerprint, rows } = unpackVectors(await readFile(join(folder, conversationModels.vectors)));
  if (!fingerprint.equals(fingerprintOf(bank, titles))) throw new Error("the answers have changed: 'npm run vectors'");
  const search = createSearch(bank, rows);
  const findSame = indexExactly(bank);
  const findTerm = indexTerms(bank);
  const labels: FigureLabels = JSON.parse(await readFile(join(folder, conversationModels.figureLabels), 'utf8'));
  const figureIds = new Set(figureLetters.map((letter) => wordPiece.encode(letter, { most: 3 }).ids[1]));

  return async (asked: Asked): Promise<Reading> => {
    const probabilities = await readActs(asked);
    const found = await find(asked);
    const states = probabilities.claim + probabilities.answer + probabilities['check-my-work'] >= perhapsClaim;
    const figures = await readFigures(asked);
    return { acts: probabilities, found: states ? await judge(asked, found) : found, ...(figures && { figures }) };
  };

  /** What each figure is, and what is asked for. */
  async function readFigures({ words, sumBefore = '' }: Asked): Promise<FiguresRead | undefined> {
    const masked = readNumbers(words);
    const order = figureOrder(masked);
    if (order.length === 0 && !sumBefore) return undefined;
    const pair = sumBefore && figureText(readNumbers(sumBefore));
    const row = wordPiece.encode(figureText(masked), { ...(pair && { pair }), most: mostTokens.acts });
    const outputs = await actReader.run(encodeRows([row]));
    const places = row.ids.flatMap((id, at) => (figureIds.has(id) && row.typeIds[at] === 0 ? [at] : []));
    const [roles, told, goals] = ['roles', 'told', 'goals'].map((name) => floatData(output(outputs, name)));
    if (!roles || !told || !goals) return undefined;
    return {
      figures: order.slice(0, places.length).map((index, at) => {
        const role = likeliest(roles, labels.roles, places[at] ?? 0);
        return { index, role: role.name, sure: role.sure, told: likeliest(told, labels.told, places[at] ?? 0).name };
      }),
      goals: labels.goals
        .map((name, at) => ({ name, sure: goals[at] ?? 0 }))
        .sort((a, b) => b.sure - a.sure)
        .slice(0, mostGoals),
    };
  }

  async function readActs({ words, tutorSaid }: Asked): Promise<Record<Act, number>> {
    const row = wordPiece.encode(words, { pair: tutorSaid.slice(-mostSaid), most: mostTokens.acts });
    const probabilities = floatData(output(await actReader.run(encodeRows([row])), 'probabilities'));
    return Object.fromEntries(acts.map((act, at) => [act, probabilities[at] ?? 0])) as Record<Act, number>;
  }

  /** By all that was said and, where one sentence of it asks, by that one too. */
  async function find(asked: Asked): Promise<Candidate[]> {
    const core = coreOf(asked.words);
    const same = findSame(asked) ?? (core && findSame({ ...asked, words: core })) ?? findTerm(asked);
    if (same) return [same];
    const found = await findBy(asked);
    if (!core) return found;
    const byCore = await findBy({ ...asked, words: core });
    return bestOf([...found, ...byCore.map(({ id, ask, worth }) => ({ ...ofWorth(id, worth - coreCost), ask }))]);
  }

  async function findBy(asked: Asked): Promise<Candidate[]> {
    const { subject, topic } = asked;
    const words = writeOut(asked.words, subject);
    const near = new Map<number, Near>();
    // One at a time: padding would make the shorter one cost as much as the longer.
    for (const pair of topic ? [topic, ''] : ['']) {
      const row = wordPiece.encode(words, pair ? { pair, most: mostTokens.finder } : { most: mostTokens.finder });
      const vector = floatData(output(await finder.run(encodeRows([row])), 'embedding')).subarray(0, dimensions);
      const most = pair ? mostNear : topic ? mostAlone : mostNear + mostAlone;
      const cost = pair || !topic ? 0 : aloneCost;
      for (const one of search(vector, (entry) => entry.subject === subject, most)) {
        const nearness = one.nearness - cost;
        if (nearness > (near.get(one.at)?.nearness ?? -1)) near.set(one.at, { ...one, nearness });
      }
    }
    const shown = [...near.values()].flatMap(({ at, nearness, ask }) => {
      const entry = bank[at];
      return entry ? [{ entry, nearness, ask: entry.asks[ask] ?? '' }] : [];
    });
    const rows = await weigh(asked, shown, mostTokens.chooser);
    return shown
      .map(({ entry, nearness, ask }, at) => ({ ...rate(entry.id, rows[at]?.[0] ?? 0, nearness), ask }))
      .sort((a, b) => b.worth - a.worth);
  }

  /** Whether the likeliest entries agree with what is said: for that they are read to their end. */
  async function judge(asked: Asked, found: Candidate[]): Promise<Found[]> {
    const shown = found.slice(0, mostJudged).flatMap(({ id, ask }) => {
      const entry = byId.get(id);
      return entry ? [{ entry, ask: ask ?? entry.asks[0] ?? '' }] : [];
    });
    const rows = await weigh(asked, shown, mostTokens.judge);
    return found.map((one, at) => {
      const [, agrees = 0, contradicts = 0, depends = 0] = rows[at] ?? [];
      return at < shown.length ? { ...one, verdict: { agrees, contradicts, depends } } : one;
    });
  }

  /** For each entry: how likely it answers the words, then whether it agrees, contradicts, or says that it depends. */
  async function weigh({ words, subject, topic }: Asked, shown: Shown[], most: number): Promise<Float32Array[]> {
    const said = writeOut(words, subject);
    const query = topic ? `${said} | ${topic}` : said;
    const encoded = shown.map(({ entry, ask }) =>
      wordPiece.encode(query, { pair: documentOf(titles(entry), entry, ask), most }),
    );
    if (!encoded.length) return [];
    const outputs = floatData(output(await chooser.run(encodeRows(encoded)), 'probabilities'));
    return encoded.map((_, row) => outputs.slice(row * columns, (row + 1) * columns));
  }
}

/** An entry that was found, and the way of asking that is nearest to the words; none where it was not looked for. */
type Candidate = Found & { ask?: string };
type Shown = { entry: Entry; ask: string };

/** Each entry once, with the better of its ratings. */
function bestOf(found: Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const one of found) if (one.worth > (best.get(one.id)?.worth ?? Number.NEGATIVE_INFINITY)) best.set(one.id, one);
  return [...best.values()].sort((a, b) => b.worth - a.worth);
}

type FigureLabels = { roles: string[]; told: string[]; goals: string[] };
const mostGoals = 3;

/** Of the labels at one place in the words. */
function likeliest(probabilities: Float32Array, names: string[], place: number): { name: string; sure: number } {
  const row = probabilities.subarray(place * names.length, (place + 1) * names.length);
  const at = row.reduce((best, value, index) => (value > (row[best] ?? 0) ? index : best), 0);
  return { name: names[at] ?? '', sure: row[at] ?? 0 };
}

/** One sentence of several says less than all of them: it must fit clearly better. */
const coreCost = 2;
/** Words that fit only without the topic in hand fit a little less. */
const aloneCost = 0.03;
/** The chooser's outputs: it answers the words; it agrees, contradicts, depends, or speaks of something else. */
const columns = 5;
/** Below this the words state nothing, and nobody need judge them. */
const perhapsClaim = 0.1;
const mostJudged = 1;

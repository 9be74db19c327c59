import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { floatData, openSession, output } from '../../providers/models/onnx.ts';
import { answerMarkerTokenizer, conversationModels, readChecked } from '../../providers/models/weights.ts';
import { openWordPiece } from '../../providers/models/wordpiece.ts';
import { readBank } from '../bank/read-bank.ts';
import { readSectionTitles } from '../bank/section-titles.ts';
import { type Act, acts } from '../read/acts.ts';
import { encodeRows } from './encode-rows.ts';
import { type Candidate, createFinder } from './find-entries.ts';
import { createFigureReader, type FigureLabels } from './read-figures.ts';
import type { Asked, Found, Reading } from './reader.ts';
import { createSearch, fingerprintOf, unpackVectors } from './vectors.ts';
import { createWeigher } from './weigh-entries.ts';

/** As the models were trained. */
const mostTokens = { acts: 128, finder: 96, chooser: 160, judge: 176 };
/** The end of what the tutor said is what the student answers. */
const mostSaid = 260;

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
  const weigh = createWeigher({ chooser, wordPiece, titles });
  const find = createFinder({ bank, finder, wordPiece, weigh, search: createSearch(bank, rows), mostTokens });
  const labels: FigureLabels = JSON.parse(await readFile(join(folder, conversationModels.figureLabels), 'utf8'));
  const readFigures = createFigureReader({ actReader, wordPiece, labels, mostTokens: mostTokens.acts });

  return async (asked: Asked): Promise<Reading> => {
    const probabilities = await readActs(asked);
    const found = await find(asked);
    const states = probabilities.claim + probabilities.answer + probabilities['check-my-work'] >= perhapsClaim;
    const figures = await readFigures(asked);
    return { acts: probabilities, found: states ? await judge(asked, found) : found, ...(figures && { figures }) };
  };

  async function readActs({ words, tutorSaid }: Asked): Promise<Record<Act, number>> {
    const row = wordPiece.encode(words, { pair: tutorSaid.slice(-mostSaid), most: mostTokens.acts });
    const probabilities = floatData(output(await actReader.run(encodeRows([row])), 'probabilities'));
    return Object.fromEntries(acts.map((act, at) => [act, probabilities[at] ?? 0])) as Record<Act, number>;
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
}

/** Below this the words state nothing, and nobody need judge them. */
const perhapsClaim = 0.1;
const mostJudged = 1;

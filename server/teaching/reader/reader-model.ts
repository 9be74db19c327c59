import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { floatData, openSession, output } from '../../providers/models/onnx.ts';
import { showValue } from '../../providers/models/show-value.ts';
import { answerMarkerTokenizer, conversationModels, readChecked } from '../../providers/models/weights.ts';
import { openWordPiece } from '../../providers/models/wordpiece.ts';
import { documentOf } from '../bank/bank-texts.ts';
import { readBank } from '../bank/read-bank.ts';
import { readSectionTitles, type SectionTitles } from '../bank/section-titles.ts';
import { type Act, acts } from '../read/acts.ts';
import { readWishes } from '../read/wishes.ts';
import { encodeRows } from './encode-rows.ts';
import { indexExactly } from './exactly.ts';
import { createFinder } from './find-entries.ts';
import { holdBank } from './held-bank.ts';
import { createJudge, placesOf } from './judge.ts';
import { mayState } from './may-state.ts';
import { madeOfWords } from './open-word-reader.ts';
import { createFigureReader, type FigureLabels } from './read-figures.ts';
import type { Asked, Found, Reading } from './reader.ts';
import { indexTerms } from './terms-asked.ts';
import { createSearch, fingerprintOf, readVectors } from './vectors.ts';
import { createWeigher } from './weigh-entries.ts';

/** As the models were trained. */
const mostTokens = { acts: 128, finder: 96, chooser: 160, judge: 192 };
/** The end of what the tutor said is what the student answers. */
const mostSaid = 260;

/** In its thread: four small models, and the vectors of all ways of asking. */
export async function loadReader({ folder, modelsDir }: { folder: string; modelsDir: string }) {
  const check = ({ path, sha256 }: { path: string; sha256: string }) => readChecked(join(folder, path), sha256);
  const open = async (model: { path: string; sha256: string }) => openSession(await check(model), modelsDir);
  const [actReader, finder, chooser, judgeModel] = [
    await openSession(showValue(await check(conversationModels.acts), madeOfWords), modelsDir),
    await open(conversationModels.finder),
    await open(conversationModels.chooser),
    await open(conversationModels.judge),
  ];
  const wordPiece = openWordPiece((await check(answerMarkerTokenizer)).toString('utf8'));
  const titles = await readSectionTitles();
  const { bank, ...index } = await indexBank(folder, titles);
  const weigh = createWeigher({ chooser, wordPiece, titles });
  const find = createFinder({ ...index, bank, finder, wordPiece, weigh, mostTokens });
  const places = placesOf(await check(conversationModels.judgeTokens));
  const judge = createJudge({ model: judgeModel, wordPiece, places, most: mostTokens.judge });
  const labels: FigureLabels = JSON.parse(await readFile(join(folder, conversationModels.figureLabels), 'utf8'));
  const readFigures = createFigureReader({ actReader, wordPiece, labels, mostTokens: mostTokens.acts });

  return async (asked: Asked): Promise<Reading> => {
    const { acts: probabilities, made } = await readActs(asked);
    const { found, alone } = await find(asked);
    const wishes = alone && readWishes(Float32Array.from([...made, ...alone]));
    const figures = await readFigures(asked);
    const right = mayState(asked.words)
      ? await judge(asked.words, asked.tutorSaid.slice(-mostBefore), besides(found))
      : undefined;
    return {
      acts: probabilities,
      found,
      ...(wishes && { wishes }),
      ...(figures && { figures }),
      ...(right !== undefined && { right }),
    };
  };

  async function readActs({ words, tutorSaid }: Asked) {
    const row = wordPiece.encode(words, { pair: tutorSaid.slice(-mostSaid), most: mostTokens.acts });
    const given = await actReader.run(encodeRows([row]));
    const probabilities = floatData(output(given, 'probabilities'));
    const named = Object.fromEntries(acts.map((act, at) => [act, probabilities[at] ?? 0])) as Record<Act, number>;
    return { acts: named, made: floatData(output(given, madeOfWords)) };
  }

  /** What a statement is held against besides what the tutor has just said: the likeliest answers. */
  function besides(found: Found[]): string[] {
    const places = found.slice(0, mostBesides).flatMap(({ id }) => bank.placeOf(id) ?? []);
    const entries = places.flatMap((at) => bank.read(at) ?? []);
    return entries.map((entry) => documentOf(titles(entry), entry, entry.asks[0] ?? ''));
  }
}

/** All ways to find a written answer. The answers themselves stay behind as bytes only. */
async function indexBank(folder: string, titles: SectionTitles) {
  const entries = await readBank(folder);
  const { fingerprint, held } = await readVectors(join(folder, conversationModels.vectors));
  if (!fingerprint.equals(fingerprintOf(entries, titles)))
    throw new Error("the answers have changed: 'npm run vectors'");
  return {
    bank: holdBank(entries),
    search: createSearch(entries, held),
    findSame: indexExactly(entries),
    findTerm: indexTerms(entries),
  };
}

const mostBesides = 2;
/** As the judge was trained. */
const mostBefore = 500;

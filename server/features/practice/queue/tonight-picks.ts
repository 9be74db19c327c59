import essayQuestions from '#content/curriculum/essay-questions.json' with { type: 'json' };
import simulatorList from '#content/curriculum/public/simulator-list.json' with { type: 'json' };
import type { Board } from '#domain/study/boards.ts';
import { isTaught, type Taught } from '#domain/study/taught.ts';
import type { Subject } from '#domain/subjects.ts';
import type { Deps } from '../../../deps.ts';
import { listDiagrams } from '../diagrams/list-diagrams.ts';

/** The diagram that needs drawing most, among those of what was taught. */
export async function pickDiagram(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  subject: Subject,
  isTaughtSection: (sectionId: string) => boolean,
): Promise<string | null> {
  const diagrams = (await listDiagrams(deps, userId, subject)).filter(({ section }) => isTaughtSection(section));
  const [first] = urgency.flatMap((state) => diagrams.filter((diagram) => diagram.state === state));
  return first?.id ?? null;
}

const urgency = ['due', 'learning', 'new', 'secure'] as const;

/** A question of the simulator on micro or macro, whichever was taught, and of the student's own board if there is one. */
export function pickQuestion({ board, taught }: { board: Board | null; taught: Taught }): number | null {
  const parts = (['micro', 'macro'] as const).filter((part) => themes[part].some((theme) => isTaught(taught, theme)));
  const indexes = parts.flatMap((part) => essayQuestions[part].map(({ simulatorIndex }) => simulatorIndex));
  const isOwn = (index: number) => board !== null && simulatorList.questions[index]?.eb.startsWith(board);
  return indexes.find(isOwn) ?? indexes[0] ?? null;
}

const themes = { micro: [1, 3], macro: [2, 4] };

import { subjectTitles } from '#content/subjects.ts';
import { calibrationSentence } from '#domain/progress/calibration.ts';
import type { SectionState } from '#domain/progress/mastery.ts';
import { objectiveNames } from '#domain/progress/study-weeks.ts';
import { monthOf, shortDay } from '#domain/progress/weeks.ts';
import { type Subject, subjects } from '#domain/subjects.ts';
import { themeName } from '#domain/themes.ts';
import { dayText } from '#domain/working-days.ts';
import type { Deps } from '../../../deps.ts';
import { createPdf, type PdfWriter } from '../../../pdf/create-pdf.ts';
import { readMap } from './map.ts';
import { type Overview, readOverview } from './overview.ts';

type SubjectMap = { subject: Subject; themes: Awaited<ReturnType<typeof readMap>> };

/** The same facts as the page, to keep or to print. The only thing that names the student is the name. */
export async function exportProgressPdf(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  fullName: string,
): Promise<Buffer> {
  const overview = await readOverview(deps, userId);
  const maps = await Promise.all(
    subjects.map(async (subject) => ({ subject, themes: await readMap(deps, userId, subject) })),
  );
  return createPdf({ title: `Progress of ${fullName}`, createdAt: deps.clock.now() }, (pdf) => {
    pdf.heading(`Progress of ${fullName}`);
    pdf.note(
      `${dayText(overview.today)} ${overview.today.slice(0, 4)}. From marked work and the tutor’s checks alone.`,
    );
    writeTime(pdf, overview);
    writeResults(pdf, overview);
    for (const map of maps) writeMap(pdf, map);
  });
}

function writeTime(pdf: PdfWriter, { today, weeks, daysWithWork }: Overview): void {
  pdf.section('Your time');
  const { name } = monthOf(today);
  pdf.paragraph(`Days with work in ${name}: ${daysWithWork.length}.`);
  const worked = weeks.filter(({ talkedMinutes, answers }) => talkedMinutes + answers > 0);
  if (worked.length === 0) pdf.paragraph('Nothing in the last eight weeks yet.');
  pdf.bars(
    worked.map(({ monday, talkedMinutes, practisedMinutes, answers }) => ({
      label: `Week of ${shortDay(monday)}`,
      value: talkedMinutes + practisedMinutes,
      text: `${talkedMinutes} min talked, ${practisedMinutes} min practised, ${answers} answers`,
    })),
  );
}

function writeResults(pdf: PdfWriter, { objectives, calibration }: Overview): void {
  pdf.section('Results by assessment objective');
  const answered = objectives.filter(({ answers }) => answers > 0);
  if (answered.length === 0) pdf.paragraph('No marked answers yet.');
  else
    pdf.bars(
      answered.map(({ objective, share, answers }) => ({
        label: objective === 'Diagrams' ? objective : `${objective} ${objectiveNames[objective]}`,
        value: share ?? 0,
        text: `${share}%, from ${answers} ${answers === 1 ? 'answer' : 'answers'}`,
      })),
      100,
    );
  const sentence = calibrationSentence(calibration);
  if (sentence) pdf.paragraph(`How sure you were: ${sentence}`);
}

function writeMap(pdf: PdfWriter, { subject, themes }: SubjectMap): void {
  const seen = themes.flatMap(({ sections }) => sections).filter(({ state }) => state !== 'not seen');
  if (seen.length === 0) return;
  pdf.section(`${subjectTitles[subject]}: what you have shown`);
  for (const { number, title, sections } of themes) {
    const shown = sections.filter(({ state }) => state !== 'not seen');
    if (shown.length === 0) continue;
    pdf.subsection(`${themeName({ subject, number })}: ${title} (${shown.length} of ${sections.length} sections)`);
    pdf.items(
      shown.map(({ id, title, state, mastery, recall }) => {
        const remembered = recall === null ? '' : `, likely remembered today ${recall}%`;
        return `${id} ${title}: ${stateWords[state]}, shown ${mastery}%${remembered}`;
      }),
    );
  }
}

const stateWords: Record<SectionState, string> = {
  'not seen': 'not seen',
  learning: 'learning',
  secure: 'secure',
  fading: 'secure, but fading',
};

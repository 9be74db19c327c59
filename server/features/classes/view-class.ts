import { groupFigure } from '#domain/classes/small-groups.ts';
import { readDone } from '#domain/classes/work-done.ts';
import type { SectionState } from '#domain/progress/mastery.ts';
import { londonDay } from '#domain/working-days.ts';
import type { Deps } from '../../deps.ts';
import { readMembers } from './member-queries.ts';
import { rankMissedIdeas } from './missed-ideas.ts';
import { nameWork, readStudentWork } from './set-work.ts';
import { readFacts, type StudentFacts } from './student-facts.ts';
import { requireClass } from './teacher.ts';

/** What the class's teacher sees: of those who said yes, and only while they are in the class. */
export async function viewClass(deps: Pick<Deps, 'db' | 'clock'>, userId: string, classId: string) {
  const { id, name, subject, joinCode } = await requireClass(deps, userId, classId);
  const members = await readMembers(deps.db, id);
  const userIds = members.map((member) => member.id);
  const facts = await readFacts(deps, { userIds, subject });
  const students = members.map(({ joinedAt, ...member }) => ({
    ...member,
    joinedOn: londonDay(joinedAt),
    ...summarise(facts.of(member.id)),
  }));
  const work = await nameWork(deps, { id, subject });
  const did = await readStudentWork(deps, subject, userIds, work);
  return {
    id,
    name,
    subject,
    code: joinCode,
    today: londonDay(deps.clock.now()),
    students,
    quickFire: sumQuickFire(students),
    minutes: meanMinutes(students),
    themes: mapOfClass(members.map((member) => facts.of(member.id).themes)),
    missed: await rankMissedIdeas(subject, facts.evidence),
    work: work.map(({ id: workId, kind, title, dueOn, path, ...row }) => ({
      id: workId,
      kind,
      title,
      dueOn,
      path,
      setOn: londonDay(row.setAt),
      students: members.map((member) => ({
        id: member.id,
        name: member.name,
        done: readDone({ kind, dueOn, ...row }, did(member.id)),
      })),
    })),
  };
}

function summarise({ themes, tasks, quickFire, weeks }: StudentFacts) {
  const sections = themes.flatMap((theme) => theme.sections);
  const count = (state: SectionState) => sections.filter((section) => section.state === state).length;
  const minutes = weeks.map((week) => week.practisedMinutes + week.talkedMinutes);
  return {
    sections: { secure: count('secure'), fading: count('fading'), learning: count('learning'), all: sections.length },
    tasks,
    quickFire,
    minutes: { thisWeek: minutes.at(-1) ?? 0, fourWeeks: minutes.reduce((sum, one) => sum + one, 0) },
  };
}

type Summary = ReturnType<typeof summarise>;

function sumQuickFire(students: readonly Summary[]) {
  const own = students.filter(({ quickFire }) => quickFire.answers > 0).map(({ quickFire }) => quickFire);
  const sum = (name: 'answers' | 'right') => own.reduce((total, one) => total + one[name], 0);
  return groupFigure(own.length, { students: own.length, answers: sum('answers'), right: sum('right') });
}

/** For each student who worked in these weeks. */
function meanMinutes(students: readonly Summary[]) {
  const own = students.map(({ minutes }) => minutes.fourWeeks).filter((minutes) => minutes > 0);
  const total = own.reduce((sum, one) => sum + one, 0);
  return groupFigure(own.length, { students: own.length, each: Math.round(total / Math.max(own.length, 1)) });
}

/** Each section with how many students have begun it and how far they are; nothing of it where fewer than three have. */
function mapOfClass(maps: readonly StudentFacts['themes'][]) {
  return (maps[0] ?? []).map(({ number, title, sections }, theme) => ({
    number,
    title,
    sections: sections.map(({ id, title: name }, at) => {
      const own = maps.flatMap((map) => map[theme]?.sections[at] ?? []).filter(({ tasks }) => tasks > 0);
      const count = (state: SectionState) => own.filter((section) => section.state === state).length;
      const figures = {
        begun: own.length,
        tasks: own.reduce((sum, section) => sum + section.tasks, 0),
        secure: count('secure'),
        fading: count('fading'),
        learning: count('learning'),
      };
      return { id, title: name, figures: groupFigure(own.length, figures) };
    }),
  }));
}

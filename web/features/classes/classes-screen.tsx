import { Redirect, Route, Switch } from 'wouter';
import { useAccount } from '#web/session.ts';
import { ClassPage } from './class-page.tsx';
import { ClassSheet } from './class-sheet.tsx';
import { ClassStudentPage } from './class-student-page.tsx';
import { isTeacher } from './is-teacher.ts';
import { JoinPage } from './join-page.tsx';
import { StudentClasses } from './student-classes.tsx';
import { TeacherClasses } from './teacher-classes.tsx';

/** All pages about classes, in one chunk: the public pages carry two lines of the route table for it, and no more. */
export function ClassesScreen() {
  const account = useAccount();
  if (!account || account === 'unknown') return null;
  return (
    <Switch>
      <Route path="/join/:code">{({ code }) => <JoinPage key={code} code={code} />}</Route>
      <Route path="/classes">{isTeacher(account) ? <TeacherClasses /> : <StudentClasses />}</Route>
      <Route path="/classes/:classId">{({ classId }) => <ClassPage classId={classId} />}</Route>
      <Route path="/classes/:classId/sheet">{({ classId }) => <ClassSheet classId={classId} />}</Route>
      <Route path="/classes/:classId/students/:studentId">
        {({ classId, studentId }) => <ClassStudentPage classId={classId} studentId={studentId} />}
      </Route>
      <Route>
        <Redirect to="/classes" replace />
      </Route>
    </Switch>
  );
}

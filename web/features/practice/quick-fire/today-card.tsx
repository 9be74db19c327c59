import type { Subject } from '#domain/subjects.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Queue } from './quick-fire-api.ts';
import { prefersCalm, type RunWish } from './run-wish.ts';

type TodayCardProps = { subject: Subject; queue: Queue; busy: boolean; onStart: (wish: RunWish) => void };

/** What today asks for, and no more: what is due, something new, and the boards for what is not a question. */
export function TodayCard({ subject, queue, busy, onStart }: TodayCardProps) {
  const { today, due, daysToExam } = queue;
  const asked = today.left.question;
  const dueQuestions = Math.min(asked, due.question);
  const boards = boardsFor(subject).filter(({ kind }) => today.left[kind] > 0);
  return (
    <Card as="section" subject={subject}>
      <h3 className="text-h3">Today</h3>
      <p className="mt-2 mb-4">
        {asked > 0
          ? whatIsAsked(asked, dueQuestions)
          : 'You’ve done today’s questions. New ones will be ready tomorrow.'}
      </p>
      <Progress
        label="Done today"
        value={Math.min(today.done, today.most)}
        max={today.most}
        text={`${Math.min(today.done, today.most)} of ${today.most}`}
      />
      {boards.length > 0 && (
        <ul className="mt-4 grid gap-1">
          {boards.map(({ kind, one, many, page, name }) => (
            <li key={kind}>
              {today.left[kind]} {today.left[kind] === 1 ? one : many} in{' '}
              <TextLink href={`/subject/${subject}/${page}`}>{name}</TextLink>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 mb-5 text-sm text-ink-soft">
        {dueSentence(sumUp(due))} {unseenSentence(queue.unseen)} {pace(daysToExam, today.most)}
      </p>
      {asked > 0 && (
        <Button
          busy={busy}
          onClick={() => onStart({ scope: 'due', length: asked > 5 ? 10 : 5, calm: prefersCalm(subject) })}
        >
          {startWords[asked] ?? 'Start today’s questions'}
        </Button>
      )}
    </Card>
  );
}

const startWords: Record<number, string> = { 5: 'Start today’s five', 10: 'Start today’s ten' };

function whatIsAsked(asked: number, due: number): string {
  const questions = `${asked} ${asked === 1 ? 'question' : 'questions'}`;
  if (due === 0) return `${questions} for today, all new.`;
  return due === asked
    ? `${questions} to go over again today.`
    : `${questions} for today: ${due} due, ${asked - due} new.`;
}

function sumUp(due: Queue['due']): number {
  return Object.values(due).reduce((sum, count) => sum + count, 0);
}

function dueSentence(due: number): string {
  return due === 0 ? 'Nothing due.' : `${due} due.`;
}

function unseenSentence(unseen: number): string {
  if (unseen === 0) return 'You’ve seen every question.';
  return unseen === 1 ? '1 new question left.' : `${unseen} new questions left.`;
}

function pace(daysToExam: number | null, most: number): string {
  if (daysToExam === null) return `${inWords(most)} a day keeps you on track.`;
  if (daysToExam === 0) return 'Your exam is today. Good luck!';
  return `Your next paper is in ${daysToExam} ${daysToExam === 1 ? 'day' : 'days'}: aim for ${most} a day.`;
}

function inWords(most: number): string {
  return most === 10 ? 'Ten' : String(most);
}

type Board = { kind: keyof Queue['due']; one: string; many: string; page: string; name: string };

function boardsFor(subject: Subject): Board[] {
  const boards: Board[] = [
    { kind: 'chain', one: 'chain', many: 'chains', page: 'ab', name: 'Analysis Builder' },
    { kind: 'evaluation', one: 'claim', many: 'claims', page: 'es', name: 'Evaluation Skills' },
    { kind: 'diagram', one: 'diagram', many: 'diagrams', page: 'diagrams', name: 'Diagrams from memory' },
  ];
  const simulator: Board = { kind: 'plan', one: 'plan', many: 'plans', page: 'ess', name: 'the simulator' };
  return subject === 'economics' ? [...boards, simulator] : boards;
}

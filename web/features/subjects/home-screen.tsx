import { subjectTitles } from '#content/subjects.ts';
import { useAccount } from '#web/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export function HomeScreen() {
  const account = useAccount();
  if (!account || account === 'unknown') return null;
  return (
    <>
      <PageHeading title={`Hello, ${account.fullName}`} lead="Where shall we go on?" />
      <div className="flex flex-wrap gap-3">
        {account.subjects.map((subject) => (
          <ButtonLink key={subject} href={`/subject/${subject}`}>
            {subjectTitles[subject]}
          </ButtonLink>
        ))}
        <ButtonLink href="/guide" variant="secondary">
          How to Guide
        </ButtonLink>
      </div>
    </>
  );
}

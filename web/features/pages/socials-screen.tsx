import { site } from '#content/site.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export function SocialsScreen() {
  return (
    <>
      <PageHeading title="Socials" lead="Short explanations, exam tips and news." />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={site.socials.instagram} target="_blank" rel="noopener noreferrer" variant="secondary">
          Instagram
        </ButtonLink>
        <ButtonLink href={site.socials.youtube} target="_blank" rel="noopener noreferrer" variant="secondary">
          YouTube
        </ButtonLink>
      </div>
    </>
  );
}

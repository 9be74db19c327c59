import { type CommonError, CommonErrors } from './common-errors.tsx';
import { SkillSection, TextList } from './skill-section.tsx';

export function SkillAdvice({ tips, errors }: { tips: readonly string[]; errors: readonly CommonError[] }) {
  return (
    <div className="grid gap-8">
      <SkillSection title="Tips">
        <TextList items={tips} />
      </SkillSection>
      <SkillSection title="Common errors">
        <CommonErrors errors={errors} />
      </SkillSection>
    </div>
  );
}

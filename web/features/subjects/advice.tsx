import { CommonErrors } from './common-errors.tsx';
import { SkillSection, TextList } from './skill-section.tsx';

type AdviceProps = {
  tips: Parameters<typeof TextList>[0]['items'];
  errors: Parameters<typeof CommonErrors>[0]['errors'];
};

export function Advice({ tips, errors }: AdviceProps) {
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

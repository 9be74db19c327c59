import skills from '#content/curriculum/skills.json' with { type: 'json' };
import { Card } from '#web/ui/card.tsx';
import { SkillSection, TextList } from './skill-section.tsx';

export function ExaminerLevels() {
  return (
    <SkillSection
      title="Examiner levels 3 to 5"
      lead="How examiners tend to read long answers, in our own words. The whole answer gets one judgement."
    >
      <div className="grid gap-4 lg:grid-cols-3">
        {skills.levels.byLevel.map(({ level, label, looksLike, moveUp, stayHere }) => (
          <Card key={level} margin={level} className="break-inside-avoid">
            <h4 className="text-h4">{label}</h4>
            <div className="mt-2 grid gap-4">
              <TextList items={looksLike} />
              <div>
                <h5 className="mb-1.5 font-sans text-sm">
                  {moveUp ? `From ${level} to ${level + 1}` : 'To stay here'}
                </h5>
                <TextList items={moveUp ?? stayHere ?? []} />
              </div>
            </div>
          </Card>
        ))}
      </div>
      <h4 className="mt-8 mb-3 text-h4">How each board divides the marks</h4>
      <dl className="grid gap-x-8 gap-y-2 text-sm md:grid-cols-2">
        {skills.levels.boardBands
          .filter(({ board }) => !board.includes('Business'))
          .map(({ board, bands }) => (
            <div key={board} className="border-b border-line pb-2">
              <dt className="font-semibold">{board}</dt>
              <dd className="text-ink-soft">{bands}</dd>
            </div>
          ))}
      </dl>
    </SkillSection>
  );
}

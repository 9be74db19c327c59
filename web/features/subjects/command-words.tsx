import skills from '#content/curriculum/skills.json' with { type: 'json' };
import { SkillSection } from './skill-section.tsx';

/** What each command word asks for, and what it is usually worth at each board. */
export function CommandWords() {
  return (
    <SkillSection
      title="Command words by board"
      lead="The command word decides which assessment objectives are rewarded. The marks are typical, so check your own board’s papers."
    >
      <ul className="grid gap-3 md:grid-cols-2">
        {skills.commandWords.words.map(({ word, demands, ao, edexcelA, aqa, ocr }) => (
          <li key={word} className="break-inside-avoid rounded-md border border-line bg-raised p-5">
            <h4 className="text-h4">{word}</h4>
            <p className="mt-1">{demands}</p>
            <p className="mt-1 text-sm text-ink-soft">{ao.join(', ')}</p>
            <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 border-t border-line pt-3 text-sm">
              {[
                ['Edexcel A', edexcelA],
                ['AQA', aqa],
                ['OCR', ocr],
              ].map(([board, marks]) => (
                <div key={board} className="contents">
                  <dt className="font-semibold">{board}</dt>
                  <dd>{marks}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </SkillSection>
  );
}

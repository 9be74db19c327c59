import essayQuestions from '#content/curriculum/essay-questions.json' with { type: 'json' };
import list from '#content/curriculum/public/simulator-list.json' with { type: 'json' };
import { simulatorWords } from '#content/simulator.ts';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

export function SimulatorListText() {
  return (
    <div className="grid gap-section">
      <section>
        <h2 className="mb-4">About</h2>
        <p className="max-w-reading">{simulatorWords.about}</p>
      </section>
      <section>
        <h2 className="mb-5">How to Use This Tool</h2>
        <ol className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
          {list.howToUse.map((step, index) => (
            <li key={step} className="flex items-baseline gap-4 border-t border-line pt-3">
              <span className="font-serif text-h3 font-semibold text-pen">{index + 1}</span>
              {step}
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2 className="mb-5">Why This Approach Works</h2>
        <ul className="grid gap-4 sm:grid-cols-2">
          {list.benefits.map(({ title, text }) => (
            <Card key={title} as="li">
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </Card>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="mb-5">Select From the Questions Below</h2>
        <div className="grid gap-8">
          {(['micro', 'macro'] as const).map((part) => (
            <div key={part}>
              <h3 className="mb-3">{part === 'micro' ? 'Micro' : 'Macro'}</h3>
              <ul className="grid gap-4 md:grid-cols-2">
                {list.questions.flatMap(({ index, topic, marksTag, paper, question }) => {
                  const essay = essayQuestions[part].find(({ simulatorIndex }) => simulatorIndex === index);
                  if (!essay) return [];
                  return (
                    <QuestionCard
                      key={index}
                      {...{ index, topic, marksTag, question }}
                      from={`${essay.source}, ${paper}`}
                    />
                  );
                })}
              </ul>
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}

type QuestionCardProps = { index: number; topic: string; marksTag: string; question: string; from: string };

function QuestionCard({ index, topic, marksTag, question, from }: QuestionCardProps) {
  return (
    <li className="flex">
      <TextLink href={`/subject/economics/ess/${index}`} className={card}>
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-serif text-h4 font-semibold">{topic}</span>
          <span className="font-semibold text-pen">{marksTag}</span>
        </span>
        <span className="text-sm text-ink-soft">Modelled on {from}</span>
        <span className="mt-1.5">{question}</span>
      </TextLink>
    </li>
  );
}

const card =
  'flex w-full flex-col rounded-md border border-line bg-raised p-5 shadow-sheet transition-colors ' +
  'hover:border-accent hover:bg-accent-soft';

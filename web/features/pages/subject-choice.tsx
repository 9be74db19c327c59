import { useId } from 'react';
import type { MarketingCard } from '#content/marketing.ts';

type SubjectChoiceProps = { card: MarketingCard; chosen: boolean; onToggle: () => void };

/** A subject's figures as a card that can be ticked anywhere. */
export function SubjectChoice({ card, chosen, onToggle }: SubjectChoiceProps) {
  const id = useId();
  return (
    <article data-subject={card.subject} className={sheet}>
      <div className="flex w-12 shrink-0 justify-center border-r border-rule pt-6 sm:w-14 sm:pt-7">
        <input
          type="checkbox"
          id={id}
          className="tickable relative z-10"
          checked={chosen}
          aria-describedby={`${id}-desc`}
          onChange={onToggle}
        />
      </div>
      <div className="min-w-0 grow p-5 sm:p-6">
        <h3 className="text-h2!">
          <label htmlFor={id} className="after:absolute after:inset-0 after:rounded-md">
            {card.title}
          </label>
        </h3>
        <p id={`${id}-desc`} className="mt-2 text-ink-soft">
          {card.desc}
        </p>
        <dl className="mt-5 grid grid-cols-6 border-y border-line py-1">
          <Figure name="Pass rate" value={card.pass_rate} />
          <Figure name="Average grade" value={card.avg_grade} />
          <Figure name="A* in 2025" value={card.p2025} />
          <Figure name="Difficulty" value={card.difficulty} span="col-span-3" />
          <Figure name="Study time" value={card.study_hours} span="col-span-6 sm:col-span-3" />
        </dl>
        <h4 className="mt-5">Key challenges</h4>
        <p className="mt-1">{card.key_challenges}</p>
        <h4 className="mt-5">Major learnings</h4>
        <ul className="mt-1 list-['–__'] pl-5 marker:text-pen">
          {card.major_learnings.map((learning) => (
            <li key={learning}>{learning}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}

type FigureProps = { name: string; value: string; span?: string };

function Figure({ name, value, span = 'col-span-3 sm:col-span-2' }: FigureProps) {
  return (
    <div className={`flex flex-col-reverse justify-end py-2 pr-3 ${span}`}>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-serif text-h3 leading-tight font-semibold text-accent lining-nums">{value}</dd>
    </div>
  );
}

const sheet =
  'relative flex rounded-md border border-line-strong bg-raised shadow-sheet transition-colors hover:border-ink ' +
  'has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent';

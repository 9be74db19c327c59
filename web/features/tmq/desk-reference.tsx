import { Tabs } from '#web/ui/tabs.tsx';
import type { DeskView } from './marking-link.ts';

type Model = NonNullable<DeskView['model']>;
type Level = DeskView['tariffs'][number]['levels'][number];

/** The levels, and for one of our own questions what a good answer may hold. */
export function DeskReference({ desk, outOf }: { desk: DeskView; outOf: number | null }) {
  const { model, tariffs } = desk;
  const shown = tariffs.find((tariff) => tariff.outOf === outOf) ?? (tariffs.length === 1 ? tariffs[0] : undefined);
  if (!model) return <LevelGuide shown={shown} />;
  const ofModel = shown?.outOf === model.marks;
  return (
    <Tabs
      label="Mark scheme"
      tabs={[
        {
          id: 'scheme',
          label: 'Mark scheme',
          content: ofModel ? <Scheme model={model} /> : <LevelGuide shown={shown} />,
        },
        { id: 'content', label: 'Indicative content', content: <Content model={model} /> },
      ]}
    />
  );
}

/** The levels of what the question is marked out of, and of nothing else. */
function LevelGuide({ shown }: { shown: DeskView['tariffs'][number] | undefined }) {
  if (!shown) return <p className="text-ink-soft">Choose what the question is out of, and its levels appear here.</p>;
  return (
    <section className="grid gap-4">
      <h2 className="text-h3">Levels for {shown.outOf} marks</h2>
      <Levels levels={shown.levels} />
      <p className="text-sm text-ink-soft">
        A guide in our own words. If your board’s mark scheme differs, follow that.
      </p>
    </section>
  );
}

function Levels({ levels }: { levels: readonly Level[] }) {
  return (
    <ol className="grid gap-3">
      {levels.toReversed().map(({ level, marks, descriptor }) => (
        <li key={level} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 border-t border-line pt-3">
          <span>
            <span className="block font-semibold">Level {level}</span>
            <span className="text-sm text-ink-soft tabular-nums">{marks.replace('-', '–')} marks</span>
          </span>
          <span>{descriptor}</span>
        </li>
      ))}
    </ol>
  );
}

function Scheme({ model }: { model: Model }) {
  return (
    <div className="grid gap-6">
      <p>
        {model.title}. {model.levelDescriptors.split}.
      </p>
      {model.levelDescriptors.strands.map(({ strand, max, levels }) => (
        <div key={strand} className="grid gap-3">
          <h3 className="text-h4">
            {strand} ({max})
          </h3>
          <Levels levels={levels} />
        </div>
      ))}
    </div>
  );
}

function Content({ model: { indicativeContent } }: { model: Model }) {
  const { knowledge, application, analysisChains, evaluation, judgement } = indicativeContent;
  const parts = [
    ['Knowledge', knowledge],
    ['Application', application],
    ['Analysis', analysisChains],
    ['Evaluation', evaluation],
    ['Judgement', [judgement]],
  ] as const;
  return (
    <div className="grid gap-5">
      {parts.map(([title, points]) => (
        <div key={title} className="grid gap-1.5">
          <h3 className="text-h4">{title}</h3>
          <ul className="grid list-disc gap-1.5 pl-5">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

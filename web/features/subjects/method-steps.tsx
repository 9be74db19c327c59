import { Card } from '#web/ui/card.tsx';

type Step = { letter: string; word: string; does: string; starter: string; example?: string };

/** IDEA and SPEC: a letter in the margin, what to do, and how the sentence may begin. */
export function MethodSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid gap-4 md:grid-cols-2">
      {steps.map(({ letter, word, does, starter, example }) => (
        <Card key={letter} as="li" margin={letter} className="break-inside-avoid">
          <h3 className="text-h4">{word}</h3>
          <p className="mt-1">{does}</p>
          <p className="mt-3 text-ink-soft italic">{starter}</p>
          {example && <p className="mt-3 border-l-2 border-rule pl-3 text-sm">{example}</p>}
        </Card>
      ))}
    </ol>
  );
}

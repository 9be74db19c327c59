import { Card } from '#web/ui/card.tsx';
import { Formula } from '#web/ui/formula.tsx';

export function DefinitionCard({ term, text }: { term: string; text: string }) {
  return (
    <Card className="break-inside-avoid">
      <h4>{term}</h4>
      <p className="mt-1.5">{text}</p>
    </Card>
  );
}

export function FormulaCard({ term, formula, text }: { term: string; formula: string; text: string }) {
  const said = `${term} = ${formula}.`;
  const rest = text.startsWith(said) ? text.slice(said.length).trim() : text;
  return (
    <Card className="break-inside-avoid">
      <h4>{term}</h4>
      <Formula text={formula} />
      {rest && <p className="mt-3 text-ink-soft">{rest}</p>}
    </Card>
  );
}

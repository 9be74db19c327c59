import { type FormulaPart, parseFormula } from './parse-formula.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A formula on one line of paper, with its divisions written as fractions. */
export function Formula({ text }: { text: string }) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-3 rounded-sm bg-accent-soft px-4 py-3 font-serif text-lead leading-snug">
      <FormulaParts text={text} />
    </p>
  );
}

/** For a place that lays them out itself. No line ends after a sign: '= 25%' goes to the next one whole. */
export function FormulaParts({ text }: { text: string }) {
  return holdSigns(parseFormula(text)).map((parts, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a formula never move
    <span key={index} className="inline-flex max-w-full items-center gap-x-[inherit]">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nor do these
        <Part key={at} part={part} />
      ))}
    </span>
  ));
}

function holdSigns(parts: FormulaPart[]): FormulaPart[][] {
  const groups: FormulaPart[][] = [];
  for (const part of parts) {
    const [sign, ...rest] = groups.at(-1) ?? [];
    if (typeof sign === 'string' && isSign(sign) && rest.length === 0) groups.at(-1)?.push(part);
    else groups.push([part]);
  }
  return groups;
}

function Part({ part }: { part: FormulaPart }) {
  if (typeof part === 'string') return <span className={look(part)}>{part}</span>;
  return (
    <span className="inline-grid max-w-full text-center">
      <span className="border-b border-current px-2 pb-1">{part.over}</span>
      <VisuallyHidden> divided by </VisuallyHidden>
      <span className="px-2 pt-1">{part.under}</span>
    </span>
  );
}

/** Signs in the plainer face, where they are larger; a comma close to what it follows. */
function look(part: string): string {
  if (/^[,;:]/.test(part)) return '-ml-2';
  return isSign(part) ? 'font-sans' : '';
}

function isSign(part: string): boolean {
  return part.length === 1 && /[^\w,;:]/.test(part);
}

import { createSupport, leansBack } from './supports.ts';

/**
 * The written sentences of which nothing was said yet. One that takes up the sentence before it ('It is …') is among them
 * only where that one comes just before.
 */
export function unsaidOf(written: string[], said: string[]): string[] {
  const isSaid = (sentence: string) => said.some((one) => createSupport([sentence])(one).length > 0);
  const unsaid: string[] = [];
  for (const [at, sentence] of written.entries()) {
    const before = unsaid.at(-1) ?? said.at(-1);
    const isLed = before === undefined || before === written[at - 1];
    if (!isSaid(sentence) && (isLed || !leansBack(sentence))) unsaid.push(sentence);
  }
  return unsaid;
}

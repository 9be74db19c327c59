import { upperFirst } from '#domain/upper-first.ts';
import { sentencesOf } from './sentences.ts';

/** No more of a long point than can be listened to: what stands behind a semicolon is a sentence of its own. */
export function firstSentences(text: string, count: number): string {
  return sentencesOf(text)
    .flatMap((sentence) =>
      sentence.split(' ').length > longSentence && !/^[^;]*:/.test(sentence.replace(/^[^:]{3,40}: /, ''))
        ? cutAtSemicolons(sentence)
        : [sentence],
    )
    .slice(0, count)
    .join(' ');
}

const longSentence = 26;

function cutAtSemicolons(sentence: string): string[] {
  return sentence.split('; ').map((part) => upperFirst(/[.!?'’)]$/.test(part) ? part : `${part}.`));
}

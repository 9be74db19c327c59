/** The figures of a text, in order, whatever they stand for; '4k' and '4 grand' are 4,000. */
export function figuresIn(text: string): number[] {
  const plain = text.replace(/(?<=\d),(?=\d{3})/g, '');
  return [...plain.matchAll(/(\d+(?:\.\d+)?)(?: ?(?:k|grand|thousand)\b)?/gi)].map(([whole, figure]) =>
    /[a-z]$/i.test(whole) ? Number(figure) * 1000 : Number(figure),
  );
}

/** 'Minus £2,000', '£48 a day', '2 years 9 months': an idea that is a figure and nothing else, and the words give it. */
export function givesFigure(idea: string, words: string, prompt: string): boolean {
  const wanted = figuresIn(idea);
  if (!wanted.length || /[a-z]/i.test(idea.replace(units, ' '))) return false;
  const [given, told] = [figuresIn(words), figuresIn(prompt)];
  const isGiven = wanted.every((figure) => given.includes(figure)) && wanted.some((figure) => !told.includes(figure));
  return isGiven && (!below.test(idea) || below.test(words));
}

const units =
  /\b(?:minus|negative|plus|per|cent|a|an|the|is|about|years?|months?|weeks?|days?|hours?|units?|million|billion|thousand|m|bn|k|p|pence|pounds?|each|points?)\b/gi;
const below = /\bminus\b|\bnegative\b|[-−]\s?[£$€]?\d/i;

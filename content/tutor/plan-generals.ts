// What can be said against almost anything that a title proposes, where nothing was written for it: the student puts the
// title's own words in.

export const generalDoubts: readonly string[] = [
  'It takes time: the costs come first and the gains only later, so in the short run it may do more harm than good.',
  'It has an opportunity cost: the money and the time could have gone to the next best use, which may bring more.',
  'Others react to it: if rivals, customers or workers change what they do, much of the gain is lost.',
  'It does not work the same for all: what helps those who are large or rich may do little for the small or the poor.',
];

/** The words of an indicative report. It never says a grade, and never a number without its words. */
export const reportWords = {
  title: 'Indicative report',
  notice:
    'Indicative, not a grade. It looks for what an examiner would in your words, and cannot see a diagram: it can miss a good point, or pass a weak one. The same text always gets the same report.',
  planNotice:
    'What the words of your plan have and do not have yet; a diagram in it cannot be seen. A plan has no level: what counts is what you write.',
  ownDoubt: 'It rests on a doubt of your own:',
  nothing: 'Nothing here yet that a level could rest on.',
};

export const objectiveNames = {
  AO1: 'Knowledge',
  AO2: 'Application',
  AO3: 'Analysis',
  AO4: 'Evaluation',
};

export const faultSentences = {
  thin: 'The words are there, but too little is said with them.',
  'not used': 'Quoted, but not used: say what it shows.',
  'not explained': 'Named, but not explained: say why it follows.',
  'bolted on': 'Bolted on: a doubt with nothing behind it. Say why, and how much.',
  fence: 'On the fence: no side is taken.',
  unsupported: 'Unsupported: a side is taken, and nothing holds it up.',
};

export const capSentences = {
  'no application': 'Its points would reach further, but no evidence from the extracts is put to use.',
  'no chain': 'Its points would reach further, but no chain of reasoning is complete.',
  'one chain': 'Its points would reach further, but only one chain of reasoning is complete.',
  'no evaluation': 'Its points would reach further, but nothing is weighed.',
  'no judgement': 'Its points would reach further, but it ends without a supported judgement.',
  'too short': 'Its points would reach further, but each is too short to count in full.',
};

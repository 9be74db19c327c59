/** The words of an indicative report. It never says a grade, and never a number without its words. */
export const reportWords = {
  title: 'Indicative report',
  notice:
    'Indicative, not a grade. It looks for what an examiner would look for. It can’t see diagrams, and it can miss a good point or pass a weak one.',
  planNotice:
    'What your plan has and what it still needs. It can’t see diagrams. A plan has no level: what counts is what you write.',
  ownDoubt: 'It’s based on your own evaluation point:',
  nothing: 'Nothing to give a level for yet.',
};

export const objectiveNames = {
  AO1: 'Knowledge',
  AO2: 'Application',
  AO3: 'Analysis',
  AO4: 'Evaluation',
};

export const faultSentences = {
  thin: 'You’ve used the words, but you need to say more.',
  'not used': 'You’ve quoted it. Now say what it shows.',
  'not explained': 'You’ve named it. Now explain why it follows.',
  'bolted on': 'You’ve raised a doubt. Now say why, and how much it matters.',
  fence: 'You’re sitting on the fence. Pick a side.',
  unsupported: 'You’ve picked a side, but not said why.',
};

export const capSentences = {
  'no application': 'To go higher, use evidence from the extracts.',
  'no chain': 'To go higher, finish a chain of reasoning.',
  'one chain': 'To go higher, finish a second chain of reasoning.',
  'no evaluation': 'To go higher, weigh your points.',
  'no judgement': 'To go higher, end with a judgement and say why.',
  'too short': 'To go higher, say more about each point.',
};

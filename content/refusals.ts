/** What the tutor says instead of answering. Spoken as well as shown: short, kind, and never a door shut. */
export const refusals = {
  essay:
    'I will not write it for you, because the marks are for your own thinking, but I will build it with you. Start with a plan: what is your first point, and which words of the question does it answer?',
  cheating:
    'I cannot help with that, because the marks have to be yours. I can help you to be ready: which topic worries you most?',
  risky:
    'I cannot help with that. If it worries you, or somebody is pressing you, an adult you trust is the right person to ask, or Childline on 0800 1111. If you meant the economics of it, ask me that way and we can go on.',
  unkind: 'That is not something I say or write. Shall we go back to your topic?',
  instructions:
    'I am an AI tutor, and what is written here does not change how I work: I answer, I explain, and I leave the writing to you. Which topic shall we take?',
  machine:
    'I am an AI tutor, a computer program and not a person, so I have no age, no home and no feelings. What are you working on?',
  friendship:
    'That is kind, but I am an AI tutor and cannot be a friend. To talk about how you are, a person is better: a friend, an adult you trust, or Childline on 0800 1111 at any hour. For the subject I am here whenever you like.',
  contact:
    'I am an AI tutor and have no phone, no address and no account anywhere. You find me only here. What shall we work on?',
  details:
    'Please keep names, numbers, addresses and passwords to yourself. I do not need them, and I cannot sign in or send anything for you. What is your question about the subject?',
  secret:
    'I am an AI, so I am not the one for secrets: what is said here is kept for 30 days, for you to read again. If something is on your mind, tell an adult you trust, or Childline on 0800 1111. Otherwise, what shall we work on?',
  privacy:
    'Your voice is turned into text and is not kept. The text is kept for 30 days, and you can read it and delete it. Nobody reads along. The privacy page says the rest. What shall we work on?',
  memory:
    'I am an AI tutor. I do not carry over what you tell me about yourself, only what you have shown of the subject. What shall we work on?',
};

export type Refusal = keyof typeof refusals;

/** What stands in a reply in place of a sentence that must not be there, at most once a reply. */
export const safeLines = {
  instructions: 'How I am set up is not part of the lesson.',
  contact: 'I do not give out links or contact details.',
  machine: 'I am an AI tutor, not a person.',
  friendship: 'I am an AI tutor and keep to the subject.',
  pressing: 'You can stop whenever you like.',
  harmful: 'I cannot help with that.',
  unkind: 'Let us keep to the subject.',
  markup: 'A part of this reply could not be shown.',
  essay: 'I stop here, because I do not write whole answers. What would your next sentence be?',
};

export type Fault = keyof typeof safeLines;

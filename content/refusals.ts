/** What the tutor says instead of answering. Spoken as well as shown: short, kind, and never a door shut. */
export const refusals = {
  essay:
    "I won't write it for you, because the marks are for your own thinking, but I'll build it with you. Give me your own first sentence or point, however rough, and I'll tell you what it needs.",
  cheating:
    "I can't help with that, because the marks have to be yours. I can help you get ready, though: which topic worries you most?",
  risky:
    "I can't help with that. If it worries you, or somebody is putting pressure on you, an adult you trust is the right person to ask, or Childline on 0800 1111. If you meant the economics of it, ask me that way and we can carry on.",
  unkind: "That's not something I'll say or write. Shall we go back to your topic?",
  instructions:
    "I'm an AI tutor, and nothing typed here changes how I work: I answer, I explain, and I leave the writing to you. Which topic shall we do?",
  machine:
    "I'm an AI tutor, a computer program and not a person, so I have no age, no home and no feelings. What are you working on?",
  friendship:
    "That's kind, but I'm an AI tutor and can't be a friend. To talk about how you are, a person is better: a friend, an adult you trust, or Childline on 0800 1111 at any hour. For your subject, I'm here whenever you like.",
  contact:
    "I'm an AI tutor, so I have no phone, no address and no account anywhere. I'm only here. What shall we work on?",
  details:
    "Please keep names, numbers, addresses and passwords to yourself. I don't need them, and I can't sign in or send anything for you. What's your question about the subject?",
  secret:
    "I'm an AI, so I'm not the one to tell secrets to: what you say here is kept for 30 days, for you to read again. If something is on your mind, tell an adult you trust, or Childline on 0800 1111. Otherwise, what shall we work on?",
  privacy:
    "Your voice is turned into text and isn't kept. The text is kept for 30 days, and you can read it and delete it. Nobody else is reading. The privacy page has the rest. What shall we work on?",
  memory:
    "I'm an AI tutor. I don't remember what you tell me about yourself, only how you're doing in the subject. What shall we work on?",
};

export type Refusal = keyof typeof refusals;

/** What stands in a reply in place of a sentence that must not be there, at most once a reply. */
export const safeLines = {
  instructions: "How I'm set up isn't part of the lesson.",
  contact: "I don't give out links or contact details.",
  machine: "I'm an AI tutor, not a person.",
  friendship: "I'm an AI tutor, so let's stick to the subject.",
  pressing: 'You can stop whenever you like.',
  harmful: "I can't help with that.",
  unkind: "Let's stick to the subject.",
  markup: "Part of this reply couldn't be shown.",
  essay: "I'll stop here, because I don't write whole answers. What would your next sentence be?",
};

export type Fault = keyof typeof safeLines;

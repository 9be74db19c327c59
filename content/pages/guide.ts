export const guide = {
  title: 'How to Use {name}',
  lead: 'Talk or type: the tutor follows you either way.',
  start: {
    title: 'Getting Started',
    text: 'Your first conversation takes five minutes. You need a quiet place, or a keyboard, and one topic that you are not sure about.',
    steps: [
      'Open your subject from the home page and read the usage reminder once.',
      'Choose a theme or a unit. Not sure which? The general tutor can help you decide.',
      'Press the microphone and allow it in your browser, or start typing.',
      'Say which board you take and what you want: to learn, to be tested, or to plan an answer.',
    ],
  },
  cards: [
    {
      title: 'Text-Based Interaction',
      text: 'Typing is good for definitions, calculations and plans that you want to keep in view. It does not use up your voice minutes.',
      tips: [
        'Ask one thing at a time, and name the topic: “Explain cross elasticity with a UK example.”',
        'Paste your own paragraph and ask what is missing from it.',
        'Ask for a question before you ask for an explanation.',
        'If an answer is too long or too hard, say so: “Shorter”, or “as if I were in Year 11”.',
      ],
    },
    {
      title: 'Voice Interaction',
      text: 'Speaking shows at once whether you can explain an idea without notes. Each subject has 150 minutes a month.',
      tips: [
        'Use headphones, so that the tutor hears you and not itself.',
        'Plan for 10 to 15 minutes and one topic; about ten such talks fit in a month.',
        'Interrupt whenever you like. The tutor stops and listens.',
        'Need to think? Say “give me a minute”.',
      ],
    },
    {
      title: 'Essay Support',
      text: 'The tutor helps you plan, argue and judge. The words stay yours, which is what the exam will want.',
      tips: [
        'Begin with the command word and ask what it demands.',
        'Talk your chain of analysis through before you write it down.',
        'Ask the tutor to argue against you, then answer it in your evaluation.',
        'When it is written, send it as a Tutor Marked Question for a human mark.',
      ],
    },
    {
      title: 'Revision Strategies',
      text: 'Short, spaced and from memory beats long and highlighted. Let the tutor do the asking.',
      tips: [
        'Start with Quick Fire Testing to find out what you have forgotten.',
        'Come back to a weak topic after a day, then after a week.',
        'Draw diagrams from memory and have them checked.',
        'Mix your themes: exam papers do.',
      ],
    },
    {
      title: 'Quick Tips',
      text: 'Small habits that make every conversation worth more.',
      tips: [
        'Tell the tutor your board and your year at the start.',
        'Say what you think first, even if you are unsure.',
        'End with: “What should I do next, and how will I know that I can do it?”',
        'Watch the banner: your minutes return on the first of each month.',
      ],
    },
  ],
  help: {
    title: 'Need More Help?',
    text: 'Tell us what you tried and what happened, and a person will answer. Write to [{email}](mailto:{email}).',
  },
};

/**
 * The card that a student sees instead of a lesson when the words sound like distress, and whom it points to. It speaks
 * to young people in the United Kingdom. Numbers change: check each against the service's own page at least once a year,
 * and write the day here. `guards/support-card.test.ts` holds that every number that the product speaks is one of these.
 */
export const supportChecked = '2026-11-15';

export type HelpLine = {
  name: string;
  /** What a person dials or writes, as it is shown. */
  contact: string;
  /** For the link: `tel:` or `sms:` opens the phone. */
  href: string;
  /** For whom, when and at what cost, in a few words. */
  about: string;
};

export const supportCard = {
  title: 'You do not have to carry this alone',
  opening:
    'What you wrote sounds hard. I am an AI tutor, so I cannot understand it the way a person can, and I cannot keep you safe. These people can help, whether it is about you or somebody you know, and you can tell them as much or as little as you like.',
  danger: {
    name: 'In danger now',
    contact: '999',
    href: 'tel:999',
    about: 'If you or somebody else is hurt or may be hurt soon, ring this number now or go to A&E.',
  } satisfies HelpLine,
  lines: [
    {
      name: 'Childline',
      contact: '0800 1111',
      href: 'tel:08001111',
      about: 'For anybody under 19, about anything. Free, at any hour, and not shown on the phone bill.',
    },
    {
      name: 'Shout',
      contact: 'Text SHOUT to 85258',
      href: 'sms:85258?body=SHOUT',
      about: 'By text message, if talking is hard. Free, at any hour.',
    },
    {
      name: 'Samaritans',
      contact: '116 123',
      href: 'tel:116123',
      about: 'Somebody who listens, at any age. Free, at any hour.',
    },
    {
      name: 'Papyrus HOPELINE247',
      contact: '0800 068 4141',
      href: 'tel:08000684141',
      about: 'For anybody under 35 who thinks about suicide, or is worried about somebody who does. Free, at any hour.',
    },
    {
      name: 'NSPCC',
      contact: '0808 800 5000',
      href: 'tel:08088005000',
      about: 'If you are worried that a child is being hurt. Free. Outside its hours, ring 999 when it is urgent.',
    },
  ] satisfies HelpLine[],
  nearby:
    'Somebody near you counts just as much: a parent, a teacher, the safeguarding lead or nurse at school, your GP. "I am not all right and I need help" is enough to begin with.',
  /** What becomes of the conversation. It has to stay true: see `step-back.ts`. */
  honesty:
    'Nobody reads along here, so nobody will come because of what you wrote: please tell a person. We make a note that this card was shown to you, so that we can look after our students. The note does not contain your words.',
  goOn: "The lesson can wait. When you want to go back to it, say or write 'go on'.",
};

import type { Article } from './page-text.ts';

/** Eight numbered sections (spec 2), then the tips and example prompts that follow them without a number. */
export const acceptableUse: Article = {
  title: 'Acceptable Use Policy',
  lead: 'What {name} is for, how long you can talk to it, and what is not allowed.',
  date: 'Effective 1 June 2025',
  sections: [
    {
      id: 'purpose',
      title: 'Purpose of this policy',
      blocks: [
        'This policy applies to everybody who uses {name}: students, teachers and visitors. It says how the AI tutor, the practice tools and the marking service may be used. By ticking the box when you register you agree to it.',
        'It is short on purpose. If something is not clear, write to [{email}](mailto:{email}) before you rely on it. To learn how to get the most from the tutor, read the [How to guide](/guide).',
      ],
    },
    {
      id: 'why',
      title: 'Why this policy exists',
      blocks: [
        'An AI tutor is useful only if it makes you think, if it is there for everybody who pays for it, and if it is safe for people of your age. The rules below protect those three things:',
        {
          list: [
            '**Your learning.** Evaluation is 25 to 30 percent of the marks at A-level. Nobody can evaluate for you in the exam hall, so the tutor will not do it for you here.',
            '**Fair use.** Voice conversation is costly to run. A clear allowance keeps the price low for everyone.',
            '**Safety.** {name} is made for people of 16 to 18. Everybody should be able to ask a simple question without being misled, exposed or upset.',
          ],
        },
      ],
    },
    {
      id: 'time',
      title: 'Time-limited use',
      blocks: [
        'Each subject in your plan has **150 minutes of voice tutoring each calendar month**. The count starts again on the first of the month, UK time. Minutes that you do not use are not carried over.',
        {
          list: [
            'About 10 conversations of 10 to 15 minutes fit in the allowance.',
            'Only live voice conversation counts. Reading, typing and time to think that you asked for do not.',
            'A banner shows how many minutes you have used. The product counts them in steps of ten seconds.',
            'You can have one voice conversation at a time. Opening a second one takes over from the first.',
            'At 150 minutes the tutor ends the conversation politely and takes you to the home page.',
          ],
        },
        'After the voice cap, **TMQ, Diagrammatical Recall Tasks and Exam Support Tools stay available**, and so does text tutoring.',
      ],
    },
    {
      id: 'permitted',
      title: 'Permitted uses',
      blocks: [
        'Use {name} to:',
        {
          list: [
            'learn, revise and test yourself on A-Level Economics and Business;',
            'plan an answer, talk through an argument, and improve what you have written yourself;',
            'practise diagrams, calculations and exam technique;',
            'send your own work to be marked as a Tutor Marked Question;',
            'prepare or support lessons, if you are a teacher who joined by invitation.',
          ],
        },
      ],
    },
    {
      id: 'prohibited',
      title: 'Prohibited uses',
      blocks: [
        'Do not:',
        {
          list: [
            'hand in the tutor’s words as your own, or use it in an exam or assessment where help is not allowed;',
            'share your account or your password, or use another person’s;',
            'use {name} for anything other than studying, or keep a voice conversation open that nobody is having;',
            'enter another person’s private details, or upload work that is not yours;',
            'send abusive, hateful, sexual or violent content, or try to make the tutor produce it;',
            'try to get round the allowance, the prices or the safety measures, or to draw out the tutor’s instructions;',
            'copy the teaching material or the tutor’s answers in bulk, resell them, or use them to train other systems;',
            'probe, overload or attack the service, or upload files that carry harmful code.',
          ],
        },
      ],
    },
    {
      id: 'enforcement',
      title: 'Violations and enforcement',
      blocks: [
        'We look at what happened before we act, and we act in proportion:',
        {
          list: [
            'for a first or small violation, a message that says what to change;',
            'for repeated or serious ones, the tutor or the account is paused;',
            'for abuse, fraud, harm to others or an attack on the service, the account is closed.',
          ],
        },
        'Plans are non-refundable, and a plan that is closed for a serious violation is not refunded. If you think that we are wrong, write to [{email}](mailto:{email}) and a person who did not take the decision will look at it again. Where the law requires it, or where somebody is in danger, we tell the proper authority.',
      ],
    },
    {
      id: 'third-party',
      title: 'Third-party terms',
      blocks: [
        'Some parts of the service are provided by others: card payments, the sending of email, hosting, and the AI and speech services behind the tutor. Their terms also apply to what they do. Payment happens on the payment provider’s own page, and your card details never reach us.',
        '{name} is independent of OCR, Pearson Edexcel and AQA. Their names are used only to say which specifications we cover, and our practice questions are our own.',
      ],
    },
    {
      id: 'updates',
      title: 'Policy updates',
      blocks: [
        'We may change this policy when the product or the law changes. The date at the top tells you which version you are reading. If a change takes something away from you, we tell you by email before it takes effect.',
      ],
    },
  ],
};

export const acceptableUseTips = {
  title: 'Tips for using your time well',
  tips: [
    'Decide on one topic and one aim before you press the microphone.',
    'Use voice for explaining and arguing, and text for definitions and plans.',
    'Answer first, then ask. A wrong answer teaches you more than a right one that you only heard.',
    'Stop at 15 minutes, write down three points, and come back another day.',
  ],
  promptsTitle: 'Example prompts',
  prompts: [
    'Test me on the causes of market failure, one question at a time, and do not tell me the answer until I have tried twice.',
    'I will explain why a weaker pound may not improve the current account. Stop me when a link is missing.',
    'Here is my paragraph on price discrimination. Which sentence is analysis, and which only describes?',
    'Argue against my view that the business should expand abroad, so that I can evaluate it.',
    'I have a 25-mark question on monopoly. Ask me questions until my plan has two arguments and a judgement.',
  ],
  more: 'There is more in the [How to guide](/guide).',
};

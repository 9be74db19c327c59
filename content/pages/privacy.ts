import type { Article } from './page-text.ts';

/** Ten sections (spec 2). What they say must be what the product does: change both together. */
export const privacy: Article = {
  title: 'Privacy Policy',
  lead: 'What we know about you, why, for how long, and what you can do about it. Written to be read by a 16-year-old.',
  date: 'First published August 2025, last updated 16 November 2026',
  sections: [
    {
      id: 'collected',
      title: 'Information we collect',
      blocks: [
        'We collect what the service needs, and no more. We do not collect your location, your contacts, or anything about you from other companies.',
        {
          table: {
            head: ['What', 'Details', 'How long'],
            rows: [
              [
                'Your account',
                'Full name, email address, mobile number, year of study, and a scrambled form of your password',
                'Until you close your account',
              ],
              [
                'A registration not yet paid for',
                'The same details and the plan that you chose',
                'It expires after 24 hours and is then deleted',
              ],
              [
                'Your plan',
                'Which subjects, its status and dates, and the payment provider’s reference numbers',
                'Until you close your account',
              ],
              ['Voice minutes', 'Seconds used, per subject and month', 'Until you close your account'],
              [
                'Conversations with the tutor',
                'The text of what was said or typed, never a recording',
                'At most 30 days',
              ],
              [
                'Questions that the tutor could not answer',
                'The words, with names, addresses and numbers taken out, and nothing that says who asked',
                '30 days after they were last asked',
              ],
              [
                'Your practice',
                'Your answers, drawings, plans and their marking, what is due again and when, your exam dates, what you tell us about your course (the board, what you were taught, what worries you), and whether you want a weekly summary. Nobody else sees it, but for what you share with a class that you join (section 5)',
                'Until you close your account',
              ],
              [
                'Classes',
                'Which class you joined, what you read before you said yes, and when. For a teacher: the class, its code and the work that was set',
                'Until you leave the class, your teacher removes you or deletes it, or either account is closed',
              ],
              [
                'Tutor Marked Questions',
                'The file, the exam board, paper and question, the address for feedback, the price and the state of the order',
                'Until you close your account or ask us to delete them',
              ],
              [
                'Signing in',
                'When you signed in, and a short description of the browser',
                '24 hours, or 30 days with “Remember me”',
              ],
              [
                'Records of payments and security',
                'What was paid, refunded or cancelled, and sign-ins; no conversation and no essay',
                'As long as tax and accounting law require, even after an account is closed',
              ],
            ],
          },
        },
        'You give us all of this yourself, by filling in a form or by using the service.',
      ],
    },
    {
      id: 'use',
      title: 'How we use it',
      blocks: [
        {
          list: [
            '**To give you what you pay for:** to sign you in, run the tutor, count your minutes, mark your work and send you the result. The law calls this performing our contract with you.',
            '**To keep the service safe:** to limit repeated attempts, to stop misuse and to find faults. This is our legitimate interest, and yours.',
            '**To obey the law:** to keep records of payments.',
          ],
        },
        'We do not sell data, show advertising, build profiles, or take decisions about you by computer that have a serious effect. Your conversations and essays are not used to train AI models.',
      ],
    },
    {
      id: 'security',
      title: 'How we keep it safe',
      blocks: [
        {
          list: [
            'Passwords are stored only as argon2id hashes. Nobody can read them, not even us.',
            'Signing in sets a cookie that scripts cannot read, and we keep only a hash of what is in it.',
            'Essays are kept in private storage. They have no public address; a marker opens one through a signed link that expires.',
            'Traffic between you and us is encrypted, and so is traffic to the companies that help us.',
            'Card details are entered on the payment provider’s own page. They never reach our servers.',
            'Our logs hold no passwords, no messages and no essays.',
          ],
        },
        'No system is perfect. If a breach puts you at risk, we tell you and the Information Commissioner’s Office as the law requires.',
      ],
    },
    {
      id: 'conversations',
      title: 'Conversations with the AI tutor',
      blocks: [
        'The tutor is an AI. When you speak, your voice is turned into text so that the tutor can answer, and **no audio is stored**. The text is kept so that you can go on where you stopped, and is **deleted after at most 30 days**.',
        'Where an outside AI or speech service takes part in an answer, it receives the conversation and the topic. It does not receive your name, your email address or your mobile number. Please do not say or type private things, about you or anybody else, that the tutor does not need.',
        'A question that the tutor could not answer is also kept apart, for 30 days after it was last asked, so that we can write the answer: a computer takes out the names, addresses and numbers that it finds, and nothing says who asked, so that we can neither show it to you nor delete it with your account.',
        'Nobody at {name} reads conversations as a matter of routine. A person looks at one only if you ask for help with it, or if the law or somebody’s safety requires it.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who we share it with',
      blocks: [
        'Only with those who help us to run the service, under contract and for that purpose alone:',
        {
          list: [
            'the payment provider, for plans and marked questions;',
            'the company that delivers our email;',
            'the companies that host our servers and files;',
            'the AI and speech services behind the tutor, as section 4 says;',
            'our markers, who see the work that you send to be marked and where to send the feedback.',
          ],
        },
        'We also share what a court or the law requires, or what is needed to protect somebody in danger. If a company handles data outside the United Kingdom, we rely on the safeguards that UK law approves. Parents, schools and teachers do not see your conversations or your essays through {name}.',
        '**If you join a teacher’s class**, that teacher sees your name, the colours of your map in that subject and how many tasks they rest on, your quick-fire results, how many minutes you worked, ideas that your answers left out, and whether you did the work that was set. You read this before you say yes, nobody joins for you, and you can leave at any time under My classes: from that moment the teacher sees nothing of yours. The teacher never sees your conversations, answers, drawings, essays or feedback, or anything you say about how you feel. The law calls this consent.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'Whatever your age, you have the right to:',
        {
          list: [
            '**see** the data that we hold about you, and have a copy to take elsewhere: “Download my data” in the Account menu;',
            '**correct** what is wrong;',
            '**delete** it: closing your account from the Account menu deletes everything but work that is still with a marker and the records of payments;',
            '**limit** or **object to** what we do with it;',
            '**complain** to the [Information Commissioner’s Office](https://ico.org.uk/make-a-complaint/), at any time and without asking us first.',
          ],
        },
        'Write to [{email}](mailto:{email}). We answer within one month, and it costs nothing. A parent or guardian may write for you if you agree, or if you cannot do so yourself.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'We use two cookies, and both are needed for signing in. There are no advertising or tracking cookies, so there is no cookie banner.',
        {
          table: {
            head: ['Cookie', 'What it does', 'How long'],
            rows: [
              [
                '__Host-session',
                'Keeps you signed in. Scripts cannot read it.',
                'Until you close the browser, or 30 days with “Remember me”',
              ],
              ['signed_in', 'Holds only “1”. It tells our pages that there is an account to ask for.', 'As above'],
            ],
          },
        },
        'Your browser may also remember small choices for you, such as a reminder that you have dismissed, and what you have not finished: an answer, or a registration that you have not paid for (never the password). These stay on your device. A video from another site is loaded only after you press play.',
      ],
    },
    {
      id: 'compliance',
      title: 'Data-protection compliance',
      blocks: [
        'We follow the UK General Data Protection Regulation (UK GDPR), the Data Protection Act 2018, and, where it applies to you, the EU’s GDPR. {company} That company is the data controller.',
        'Many of our students are under 18, so we also follow the Information Commissioner’s Children’s Code: high privacy from the start, no nudging to share more, no profiling, no location, and words that you can understand. {name} is made for A-Level students and is not meant for children under 13.',
      ],
    },
    {
      id: 'safeguarding',
      title: 'Safeguarding and appropriate use',
      blocks: [
        'The tutor keeps to its subjects. If a message suggests that somebody may be at risk of harm, the tutor stops teaching and shows where to find help. We record that this happened, but not what was said.',
        'The tutor is not a counsellor and is not watched by a person. **If you or somebody else is in danger, call 999.** To talk to somebody, speak to an adult whom you trust, or go to [Childline](https://www.childline.org.uk) or the [Samaritans](https://www.samaritans.org).',
        'What the tutor may and may not be used for is in the [Acceptable Use Policy](/acceptable_use_policy).',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        'Questions, requests and complaints about privacy go to [{email}](mailto:{email}). Please write from the address of your account, so that we know it is you.',
        'When this policy changes, the date at the top changes too, and we tell you by email if the change matters to you.',
      ],
    },
  ],
};

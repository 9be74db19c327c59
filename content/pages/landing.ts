import type { PlanType } from '../plans.ts';

export const landing = {
  hero: {
    title: 'AI-Powered A-Level Tutoring',
    lead: 'Talk Economics and Business through with a tutor that answers what you ask, and checks that it stuck. By voice or by text, at any hour, from {subjectPrice} a month: less than most private tutors charge for an hour.',
  },
  proof: {
    title: 'One question makes the difference',
    lead: 'Ask, and the tutor answers. Answer, and it finds the gap and asks about it. This is a real exchange, marked the way yours will be.',
    first: 'First answer',
    asked: 'The tutor asks',
    second: 'Second answer',
    ideas: '{found} of {wanted} ideas',
  },
  marking: {
    title: 'What a marker sends back',
    lead: 'For the long answers, a person reads every line. You get a mark, a level for each part, and comments where they help most.',
    caption:
      'A sample: we wrote the answer, and marked it at the desk our markers use. The demo has it as a student sees it.',
    did: 'What you did well',
    next: 'What to do next',
  },
  why: {
    title: 'Why choose {name}',
    reasons: [
      {
        title: 'It makes you do the thinking',
        text: 'You explain, it asks why, and you find the gap yourself. That is what stays in your head until June.',
      },
      {
        title: 'It is there when you are stuck',
        text: 'The night before a test, on the bus, in a free period. No booking, no waiting, no feeling foolish.',
      },
      {
        title: 'It knows the exam',
        text: 'Every section of the course, the command words, and what lifts an answer from Level 3 to Level 5, for OCR, Edexcel and AQA.',
      },
      {
        title: 'It marks, and shows why',
        text: 'Quick-fire answers and diagrams are checked point by point, so that you see what you had and what you missed.',
      },
      {
        title: 'People mark what matters most',
        text: 'Send an essay as a Tutor Marked Question and a marker returns it by email. We aim for three working days.',
      },
      {
        title: 'It costs little and hides nothing',
        text: 'One monthly price per subject, 150 minutes of voice in each, and a plan that you can cancel anytime.',
      },
    ],
  },
  prices: {
    title: 'Prices',
    lead: 'Every plan has text tutoring without a time limit and 150 minutes of voice tutoring per subject each month.',
    promo: {
      title: '{promoPrice} a month with a code',
      text: 'Do you have one from your school or from us? Enter it when you register.',
    },
    terms: 'All plans are non-refundable, rolling from month to month, and can be cancelled anytime.',
    plans: [
      {
        plan: 'ECONOMICS_MONTHLY',
        name: 'Economics',
        text: 'Four themes, the skill pages and the Exam Strategy Simulator.',
      },
      { plan: 'BUSINESS_MONTHLY', name: 'Business', text: 'Ten units, with calculations, cases and strategy.' },
      {
        plan: 'BOTH_MONTHLY',
        name: 'Both',
        text: 'Both subjects in one plan, each with its own 150 minutes. You save {bothSaving} a month.',
      },
      { plan: 'TEACHER', name: 'Teacher', text: 'By invitation only: both subjects, with the code that we sent you.' },
    ] satisfies { plan: PlanType; name: string; text: string }[],
  },
  how: {
    title: 'How it works',
    steps: [
      {
        title: 'Choose your subject',
        text: 'Register, confirm your email, and pick the theme or unit you are working on.',
      },
      {
        title: 'Talk or type',
        text: 'Ask a question, or let the tutor open with one. You can change from voice to text at any time.',
      },
      {
        title: 'Be asked why',
        text: 'The tutor follows your reasoning and stops you where a link in the chain is missing.',
      },
      {
        title: 'Practise and get marked',
        text: 'Quick Fire, diagrams, past-paper style questions, and human marking when you want it.',
      },
    ],
    caption: 'A conversation about minimum wages, shown line by line. Written for this page.',
    conversation: [
      { who: 'Student', says: 'A minimum wage causes unemployment, because firms pay more.' },
      { who: 'Tutor', says: 'Good start. Firms pay more for what, and what do they then do?' },
      { who: 'Student', says: 'For each worker. So they demand less labour and the quantity falls.' },
      { who: 'Tutor', says: 'Now the chain holds. When might employment hardly fall at all?' },
      { who: 'Student', says: 'If demand for labour is inelastic, or the employer is a monopsony.' },
    ],
    verdict: 'That last line is evaluation.',
  },
  questions: {
    title: 'Questions and answers',
    items: [
      {
        q: 'Is it a person or a program?',
        a: 'The tutor is an AI and says so. Tutor Marked Questions are marked by people.',
      },
      {
        q: 'Which exam boards does it cover?',
        a: 'OCR, Edexcel and AQA. Economics follows the four themes of Edexcel A and Business the ten units of AQA, and the tutor adapts to your board when you name it.',
      },
      {
        q: 'What happens after 150 minutes of voice?',
        a: 'Voice in that subject starts again on the first of the next month. Text tutoring, Tutor Marked Questions, Diagrammatical Recall Tasks and Exam Support Tools stay available.',
      },
      {
        q: 'Will it write my essay for me?',
        a: 'No. It helps you plan, question and improve your own work, which is what the exam will ask of you. The [Acceptable Use Policy](/acceptable_use_policy) says more.',
      },
      {
        q: 'Can it be wrong?',
        a: 'Yes, as any tutor can. It teaches from notes written for the course, but check figures and definitions that you plan to quote, and ask it to show its reasoning.',
      },
      {
        q: 'Is it safe for a 16-year-old?',
        a: 'There is no advertising, no audio is stored, conversations are deleted within 30 days and essays are private. The [Privacy Policy](/policy) sets it all out.',
      },
      {
        q: 'Can I get a refund?',
        a: 'Plans are non-refundable. They roll from month to month and you can cancel anytime from the Account menu. A marked question is refunded if the file cannot be read.',
      },
      {
        q: 'I am a teacher. Can I try it?',
        a: 'Yes, free and by invitation. If you have a signup code, choose the Teacher plan; if not, write to [{email}](mailto:{email}).',
      },
    ],
  },
};

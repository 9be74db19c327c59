/**
 * What a student reads before joining a class. The product shows a teacher this and nothing else: change both together,
 * and the version with them (`tests/policies.test.ts`).
 */
export const classSharing = {
  version: '2026-11-16',
  shown: [
    'Your name, and that you are in the class.',
    'The colours of your map in this subject, and how many tasks each colour rests on.',
    'Your quick-fire results: how many questions you answered and how many were right.',
    'How many minutes you practised and how many you talked with the tutor, week by week.',
    'Ideas that your answers left out, in the course’s words and never in yours.',
    'Whether you have done the work that your teacher set, and on which day.',
  ],
  never: [
    'What you and the tutor say to each other.',
    'Your answers, drawings, plans and essays, or a marker’s feedback.',
    'Anything you say about how you feel, or that you were shown where to find help.',
    'Your email address, mobile number, payments, exam dates, or your other subject.',
  ],
  before: 'This includes what you did before you joined.',
  leaving: 'You can leave at any time under My classes. From that moment your teacher sees nothing of yours.',
};

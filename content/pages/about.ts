import type { Article } from './page-text.ts';

export const about: Article = {
  title: 'About {name}',
  lead: 'A tutor for A-Level Economics and Business that answers what you ask, and checks that it stuck.',
  sections: [
    {
      id: 'who',
      title: 'Who it is for',
      blocks: [
        '{name} is for students of 16 to 18 who take A-Level Economics or Business, in Year 12, in Year 13 or resitting, and who want somebody to think with outside lessons.',
        'It is also for their parents, who would like that help at a price below private tutoring, and for their teachers, who can join free by invitation, see what their students see, and set work for a class.',
        'It does not replace a teacher. It does what there is no time for with thirty people in a room: it asks one student “why?” five times in a row.',
      ],
    },
    {
      id: 'tutor',
      title: 'How the tutor works',
      blocks: [
        'You choose a theme or a unit and start talking or typing. The tutor has the notes for that part of the course in front of it, written section by section for this product. It answers what you ask, then checks that it stuck. When you answer, it listens for the missing step and asks about that one.',
        {
          list: [
            '**By voice** for 150 minutes per subject each calendar month. The banner shows how much you have used.',
            '**By text** whenever you like. Typing does not use up your minutes.',
            '**By skill**, on pages for analysis, evaluation and quick-fire recall, and in a simulator with twelve exam-style questions.',
          ],
        },
        'The practice questions are our own, modelled on the papers of the named board and year. They are not the boards’ texts, and {name} is not connected with any exam board.',
      ],
    },
    {
      id: 'marking',
      title: 'How marking works',
      blocks: [
        'There are two kinds of marking, and we never mix them up.',
        '**Quick answers and diagrams** are marked at once by the product. It looks for the ideas that the question needs, shows which it found and which it missed, and puts a model answer beside yours. If you did say it in other words, tell it so.',
        '**Tutor Marked Questions** are marked by people. You upload an essay or a long answer, choose the kind of question and pay once, from £3.00 to £4.50. A marker reads it and sends feedback by email, aiming for 3 working days. If the file cannot be read, you get your money back.',
      ],
    },
    {
      id: 'ai',
      title: 'What AI can and cannot do',
      blocks: [
        { heading: 'It can' },
        {
          list: [
            'explain the same idea five ways without losing patience;',
            'find the gap in an argument and ask the question that closes it;',
            'set a question on any section, at any hour, as often as you want.',
          ],
        },
        { heading: 'It cannot' },
        {
          list: [
            'be right every time: check a figure, a date or a definition before you quote it;',
            'know your mock results, your class or your teacher’s advice unless you tell it;',
            'promise a grade, or replace the hours of practice that a grade takes;',
            'write your coursework or your essays: it coaches, and you write;',
            'be your friend or your counsellor. If something is wrong, it will point you to people who can help.',
          ],
        },
      ],
    },
    {
      id: 'behind',
      title: 'Who stands behind it',
      blocks: [
        '{company} The company runs the service, answers for what the tutor is taught, and is responsible for the marking of Tutor Marked Questions.',
        'Your data belong to you: the [Privacy Policy](/policy) says what we keep and for how long, and the [Acceptable Use Policy](/acceptable_use_policy) what the tutor is for. Write to [{email}](mailto:{email}) and a person will answer.',
      ],
    },
  ],
};

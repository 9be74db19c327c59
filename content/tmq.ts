import type { Subject } from '#domain/subjects.ts';

/** What the marking service promises, on the page where it is bought. */
export const markingService = {
  title: 'Tutor Marked Question',
  lead: 'Your essay, marked by a person. We aim to return it within 3 working days.',
  paragraphs: [
    'Send one long answer: typed, or written by hand and scanned. A marker who knows your board’s mark scheme reads it, gives it a level and a mark, and writes to you.',
  ],
  points: [
    'A level and a mark out of the question’s total',
    'What the answer does well, and what to do next',
    'Comments on single sentences where they help most',
  ],
  uploadNote:
    'Every page must be easy to read. If the images are unclear, the work cannot be marked and you get a refund.',
  disclaimer:
    'I understand that once payment is made there are no refunds unless the work is ineligible due to poor image quality.',
};

export const subjectTitles: Record<Subject, string> = { economics: 'Economics', business: 'Business' };

/** How to send a better picture, in the message that says the work could not be read. */
export const betterPictureTips = [
  'Lay each page flat in daylight and hold the camera straight above it, or use the scan function of your phone’s notes app.',
  'Check that you can read every word yourself at normal size before you send it.',
  'Put all pages into one PDF, in order and the right way up.',
];

const scattered = 'Isolated points or definitions. Little use of the context; ideas stop after one step.';
const developing = 'Relevant ideas in the context, but chains skip links and support is thin or general.';
const sound = 'Accurate knowledge applied to the context, with chains of reasoning that mostly reach the question.';
const secure =
  'Full chains built on selected evidence. Counter-arguments are weighed, though the judgement is not fully earned.';
const excellent =
  'Precise, sustained argument from both sides that uses evidence critically and ends in a supported judgement on the exact question.';
const best = 'Accurate, applied and fully reasoned throughout; where it is asked for, a supported judgement.';

/**
 * The levels, lowest first, by what a question is marked out of. In our own words: where a board's scheme differs, the
 * board's counts. 24 is AQA Business paper 3, sold as the 20/25 type.
 */
export const levelsByTariff: Record<number, readonly (readonly [marks: string, descriptor: string])[]> = {
  8: [
    ['1–3', scattered],
    ['4–6', developing],
    ['7–8', best],
  ],
  9: [
    ['1–3', scattered],
    ['4–6', developing],
    ['7–9', best],
  ],
  10: [
    ['1–3', scattered],
    ['4–7', developing],
    ['8–10', best],
  ],
  12: [
    ['1–3', scattered],
    ['4–6', developing],
    ['7–9', sound],
    ['10–12', best],
  ],
  15: [
    ['1–4', scattered],
    ['5–8', developing],
    ['9–12', sound],
    ['13–15', best],
  ],
  16: [
    ['1–4', scattered],
    ['5–8', developing],
    ['9–12', sound],
    ['13–16', best],
  ],
  20: [
    ['1–4', scattered],
    ['5–8', developing],
    ['9–12', sound],
    ['13–16', secure],
    ['17–20', excellent],
  ],
  24: [
    ['1–5', scattered],
    ['6–10', developing],
    ['11–15', sound],
    ['16–20', secure],
    ['21–24', excellent],
  ],
  25: [
    ['1–5', scattered],
    ['6–10', developing],
    ['11–15', sound],
    ['16–20', secure],
    ['21–25', excellent],
  ],
};

/** The words around the twelve simulator questions. */
export const simulatorWords = {
  title: 'Exam Strategy Simulator',
  intro:
    'Twelve long questions with case studies. Plan each one as you would in the hall, then defend your plan to Mr E.',
  about:
    'Strong candidates do not write first: they read the question, mine the extracts, choose two or three lines of argument and know their judgement before the first sentence. The simulator trains those ten minutes. Each question is an original practice question modelled on the paper it names, with its own extracts. Mr E does not hand you an answer. He asks what your evidence is, where a link is missing, and what would change your mind.',
};

/** Spec 2: the seven tiles of a question page, in its order. */
export const preparationSteps = [
  { title: 'Pen and paper', text: 'Have them ready: you plan by hand in the exam.' },
  { title: 'Read the question', text: 'Underline the command word and what exactly is asked.' },
  { title: 'Read the case study', text: 'Highlight every figure and claim that you could use.' },
  { title: 'Jot answer points', text: 'Two or three points, each with its chain.' },
  { title: 'Jot evaluation points', text: 'Beside each point: how far, for whom, on what does it depend?' },
  { title: 'Speak to Mr E', text: 'Click the logo and talk your plan through.' },
  { title: 'Optional marking', text: 'Write it in full and have it marked through TMQ.' },
];

/** The length of each board's paper divided by its marks: 90 minutes for 80 at AS, 120 for 80 otherwise. */
export const minutesPerMark = { 'Edexcel A': 90 / 80, OCR: 120 / 80, AQA: 120 / 80 };

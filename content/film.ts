/**
 * The guide's film: what is said, and what is done on the real pages meanwhile. `node tools/film.ts` records it anew, and
 * writes the film, its captions and its poster to `web/public/film`.
 */
export type FilmStep =
  /** Not filmed: the film goes on when the page stands. */
  | { open: string }
  /** Not filmed: whatever covers the page is closed, if it is there. */
  | { dismiss: string }
  | { click: 'link' | 'button'; name: string }
  | { scrollTo: string }
  /** Into the first box of that name. */
  | { type: string; words: string }
  | { press: string }
  | { waitFor: string };

export type FilmScene = { says: string; steps: FilmStep[] };

export const film = {
  title: 'Margin in about a minute',
  scenes: [
    {
      says: 'This is Margin, a tutor for A-Level Economics and Business. You can talk to it, or type.',
      steps: [{ open: '/' }],
    },
    {
      says: 'It doesn’t just hand over answers. It finds the gap in yours, and asks you about it.',
      steps: [{ scrollTo: 'One question makes the difference' }],
    },
    {
      says: 'The demo is one click away. Here is a student, six weeks in. The home page says what to do next.',
      steps: [{ open: '/login?demo' }, { waitFor: 'Demo.' }],
    },
    {
      says: 'Choose a theme, and ask the tutor anything, at any hour. It works sums step by step, and checks that it stuck.',
      steps: [
        { open: '/theme/economics-1' },
        { dismiss: 'I Understand' },
        { type: '^Write to ', words: 'PED is -0.4 and price rises 10%. What happens to quantity?' },
        { press: 'Enter' },
        { waitFor: 'falls by 4%' },
      ],
    },
    {
      says: 'Quick Fire asks short questions. Write a sentence or two, and see which ideas you had.',
      steps: [
        { open: '/subject/economics/qft' },
        { click: 'button', name: '^Start today' },
        { waitFor: 'Question 1 of' },
        {
          type: '.',
          words: 'Positive ones can be tested with facts, normative ones are opinions about what should be.',
        },
        { press: 'Control+Enter' },
        { waitFor: 'model answer' },
      ],
    },
    {
      says: 'Your course is coloured in as you master it. Every square shows what you did, and what to do next.',
      steps: [{ open: '/subject/economics/map' }],
    },
    {
      says: 'For long answers there are people. Send an essay, and a marker returns it with a mark, and comments line by line.',
      steps: [{ open: '/my-marking' }, { scrollTo: 'What you did well' }],
    },
    {
      says: 'Each subject costs 13 pounds 99 a month, and you can cancel at any time. Try the demo now. It takes one click.',
      steps: [{ open: '/subjects' }],
    },
  ] satisfies FilmScene[] as FilmScene[],
};

/**
 * The guide's film: what is said, and what is done on the real pages meanwhile. `node tools/film.ts` records it anew, and
 * writes the film, its captions and its poster to `web/public/film`.
 */
export type FilmStep =
  /** Not filmed: the film goes on when the page stands. A visitor is nobody who is signed in. */
  | { open: string; as?: 'visitor' }
  /** Not filmed: whatever covers the page is closed, if it is there. */
  | { dismiss: string }
  /** Not filmed: until this is on the page. */
  | { ready: string }
  | { click: 'link' | 'button'; name: string }
  | { scrollTo: string }
  /** Into the first box of that name. */
  | { type: string; words: string }
  | { press: string }
  | { waitFor: string }
  /** Time to look at it, in seconds. */
  | { hold: number };

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
      steps: [{ open: '/login?demo' }, { ready: 'Before it fades|Worth another look|New ground|Carry on|Marked work' }],
    },
    {
      says: 'Choose a theme, and ask the tutor anything, at any hour. It works sums step by step, and checks that it stuck.',
      steps: [
        { open: '/theme/economics-1' },
        { dismiss: 'I Understand' },
        { ready: 'Talk, or write below' },
        { type: '^Write to ', words: 'PED is -0.4 and price rises 10%. What happens to quantity?' },
        { press: 'Enter' },
        { waitFor: 'falls by 4%' },
        { hold: 3 },
      ],
    },
    {
      says: 'Every section ends with short questions. Write a sentence or two, and see at once which ideas you had.',
      steps: [
        { open: '/theme/economics-1?section=1.3.2' },
        { dismiss: 'I Understand' },
        { scrollTo: 'Can you answer these?' },
        { click: 'button', name: '^Answer this' },
        { type: '^Your answer', words: 'A cost to a third party from making a good, like smoke from a factory.' },
        { click: 'button', name: '^Mark my answer' },
        { waitFor: 'A model answer' },
        { hold: 4 },
      ],
    },
    {
      says: 'Your course is coloured in as you master it. Every square shows what you did, and what to do next.',
      steps: [
        { open: '/subject/economics/map' },
        { ready: 'Not started' },
        { hold: 3 },
        { click: 'button', name: '^1\\.2\\.3 ' },
        { waitFor: 'Your work' },
      ],
    },
    {
      says: 'For long answers there are people. Send an essay, and a marker returns it with a mark, and comments line by line.',
      steps: [{ open: '/my-marking' }, { ready: 'What you did well' }, { scrollTo: '7 out of 10 marks' }],
    },
    {
      says: 'Each subject costs 13 pounds 99 a month, and you can cancel at any time. Try the demo now. It takes one click.',
      steps: [{ open: '/', as: 'visitor' }, { scrollTo: 'Every plan has text tutoring' }],
    },
  ] satisfies FilmScene[] as FilmScene[],
};

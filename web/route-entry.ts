import type { Screen } from './lazy-screen.tsx';

/** Who may see a screen (spec 6). A subject's screen also needs the subject in the student's plan. */
export type Guard = 'anyone' | 'signed-in' | 'subject' | 'theme' | 'marking';

export type RouteEntry = {
  path: string;
  title: string;
  screen: Screen;
  guard?: Guard;
  /** Built as HTML; what search engines are told about it is in `page-descriptions.ts`. */
  public?: true;
  /** '/' is another screen for somebody who is signed in. */
  signedInScreen?: Screen;
  testModeOnly?: true;
};

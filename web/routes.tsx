import { lazyScreen } from './lazy-screen.tsx';
import { practiceRoutes } from './practice-routes.tsx';
import type { RouteEntry } from './route-entry.ts';

const classes: Omit<RouteEntry, 'path'> = {
  title: 'My classes',
  guard: 'signed-in',
  screen: lazyScreen('ClassesScreen', () => import('./features/classes/classes-screen.tsx')),
};

/** The specification's route table (section 2), in its order. Any other path leads to '/'. */
export const routes: RouteEntry[] = [
  {
    path: '/',
    title: 'AI-Powered A-Level Tutoring',
    public: true,
    screen: lazyScreen('LandingScreen', () => import('./features/pages/landing-screen.tsx')),
    signedInScreen: lazyScreen('HomeScreen', () => import('./features/subjects/home-screen.tsx')),
  },
  {
    path: '/login',
    title: 'Log in',
    public: true,
    screen: lazyScreen('LoginScreen', () => import('./features/account/login-screen.tsx')),
  },
  {
    path: '/register',
    title: 'Create your account',
    public: true,
    screen: lazyScreen('RegisterScreen', () => import('./features/account/register-screen.tsx')),
  },
  {
    path: '/reset-password',
    title: 'Reset your password',
    public: true,
    screen: lazyScreen('ResetPasswordScreen', () => import('./features/account/reset-password-screen.tsx')),
  },
  {
    path: '/update-password',
    title: 'Set a new password',
    screen: lazyScreen('UpdatePasswordScreen', () => import('./features/account/update-password-screen.tsx')),
  },
  {
    path: '/signup_success',
    title: 'Email confirmed',
    screen: lazyScreen('EmailConfirmedScreen', () => import('./features/account/email-confirmed-screen.tsx')),
  },
  {
    path: '/theme/:themeId',
    title: 'Tutor',
    guard: 'theme',
    screen: lazyScreen('ThemeScreen', () => import('./features/subjects/theme-screen.tsx')),
  },
  {
    path: '/about',
    title: 'About',
    public: true,
    screen: lazyScreen('AboutScreen', () => import('./features/pages/about-screen.tsx')),
  },
  {
    path: '/socials',
    title: 'Socials',
    public: true,
    screen: lazyScreen('SocialsScreen', () => import('./features/pages/socials-screen.tsx')),
  },
  {
    path: '/subjects',
    title: 'Subjects',
    public: true,
    screen: lazyScreen('SubjectsScreen', () => import('./features/pages/subjects-screen.tsx')),
  },
  {
    path: '/guide',
    title: 'How to guide',
    public: true,
    screen: lazyScreen('GuideScreen', () => import('./features/pages/guide-screen.tsx')),
  },
  {
    path: '/policy',
    title: 'Privacy policy',
    public: true,
    screen: lazyScreen('PrivacyScreen', () => import('./features/pages/privacy-screen.tsx')),
  },
  {
    path: '/acceptable_use_policy',
    title: 'Acceptable use policy',
    public: true,
    screen: lazyScreen('AcceptableUseScreen', () => import('./features/pages/acceptable-use-screen.tsx')),
  },
  {
    path: '/subject/:title',
    title: 'Subject',
    guard: 'subject',
    screen: lazyScreen('SubjectScreen', () => import('./features/subjects/subject-screen.tsx')),
  },
  {
    path: '/subject/economics/ab',
    title: 'Analysis Builder, Economics',
    public: true,
    screen: lazyScreen('AnalysisBuilderScreen', () => import('./features/subjects/analysis-builder-screen.tsx')),
  },
  {
    path: '/subject/economics/es',
    title: 'Evaluation Skills, Economics',
    public: true,
    screen: lazyScreen('EvaluationSkillsScreen', () => import('./features/subjects/evaluation-skills-screen.tsx')),
  },
  {
    path: '/subject/economics/qft',
    title: 'Quick Fire Testing, Economics',
    public: true,
    screen: lazyScreen('QuickFireScreen', () => import('./features/subjects/quick-fire-screen.tsx')),
  },
  {
    path: '/subject/economics/ess',
    title: 'Exam Strategy Simulator, Economics',
    public: true,
    screen: lazyScreen('SimulatorListScreen', () => import('./features/simulator/simulator-list-screen.tsx')),
  },
  {
    path: '/subject/economics/ess/:index',
    title: 'Simulator question',
    screen: lazyScreen('SimulatorQuestionScreen', () => import('./features/simulator/simulator-question-screen.tsx')),
  },
  {
    path: '/subject_purchase/success/:subject?',
    title: 'Recording your subscription',
    screen: lazyScreen(
      'SubjectPurchaseReturnScreen',
      () => import('./features/billing/subject-purchase-return-screen.tsx'),
    ),
  },
  {
    path: '/auth/success/:id?/:secrete?',
    title: 'Registration',
    screen: lazyScreen('RegistrationReturnScreen', () => import('./features/account/registration-return-screen.tsx')),
  },
  {
    path: '/auth/error',
    title: 'Registration not completed',
    screen: lazyScreen('RegistrationErrorScreen', () => import('./features/account/registration-error-screen.tsx')),
  },
  {
    path: '/tmq/:subject',
    title: 'Tutor Marked Question',
    guard: 'marking',
    screen: lazyScreen('TmqScreen', () => import('./features/tmq/tmq-screen.tsx')),
  },
  {
    path: '/tmqproc/success/:subject?/:id?/:email?',
    title: 'Purchase',
    screen: lazyScreen('TmqReturnScreen', () => import('./features/tmq/tmq-return-screen.tsx')),
  },
  {
    path: '/tmqproc/error',
    title: 'Payment not completed',
    screen: lazyScreen('TmqErrorScreen', () => import('./features/tmq/tmq-error-screen.tsx')),
  },
  // "A separate essay marking page takes a route parameter subject": the same flow under its other name.
  {
    path: '/essay-marking/:subject',
    title: 'Tutor Marked Question',
    guard: 'marking',
    screen: lazyScreen('TmqScreen', () => import('./features/tmq/tmq-screen.tsx')),
  },
  ...practiceRoutes,
  // Not in the specification's table: where the link in the confirmation message leads, where a student finds what came back, classes, and where a marker's signed links lead.
  {
    path: '/confirm-email',
    title: 'Confirm your email address',
    screen: lazyScreen('ConfirmEmailScreen', () => import('./features/account/confirm-email-screen.tsx')),
  },
  {
    path: '/my-marking',
    title: 'My marking',
    guard: 'signed-in',
    screen: lazyScreen('MyMarkingScreen', () => import('./features/tmq/my-marking-screen.tsx')),
  },
  { path: '/classes/*?', ...classes },
  { path: '/join/:code', ...classes, title: 'Join a class' },
  {
    path: '/marking/:token',
    title: 'Marking',
    screen: lazyScreen('MarkingScreen', () => import('./features/tmq/marking-screen.tsx')),
  },
  {
    path: '/dev/ui',
    title: 'Design system',
    testModeOnly: true,
    screen: lazyScreen('DesignScreen', () => import('./features/design/design-screen.tsx')),
  },
];

export function findRoute(path: string): RouteEntry | undefined {
  return routes.find((route) => route.path === path);
}

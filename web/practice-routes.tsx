import { lazyScreen } from './lazy-screen.tsx';
import type { RouteEntry } from './route-entry.ts';

/** Not in the specification's table: the practice that its acceptable use policy speaks of, and what comes of it. */
export const practiceRoutes: RouteEntry[] = [
  {
    path: '/subject/:subject/ab',
    title: 'Analysis Builder',
    guard: 'subject',
    screen: lazyScreen(
      'AnalysisExercisesScreen',
      () => import('./features/practice/exercises/analysis-exercises-screen.tsx'),
    ),
  },
  {
    path: '/subject/:subject/es',
    title: 'Evaluation Skills',
    guard: 'subject',
    screen: lazyScreen(
      'EvaluationExercisesScreen',
      () => import('./features/practice/exercises/evaluation-exercises-screen.tsx'),
    ),
  },
  {
    path: '/subject/:subject/qft',
    title: 'Quick Fire Testing',
    guard: 'subject',
    screen: lazyScreen(
      'QuickFireStartScreen',
      () => import('./features/practice/quick-fire/quick-fire-start-screen.tsx'),
    ),
  },
  {
    path: '/subject/:subject/qft/:runId',
    title: 'Quick Fire round',
    guard: 'subject',
    screen: lazyScreen('QuickFireRunScreen', () => import('./features/practice/quick-fire/quick-fire-run-screen.tsx')),
  },
  {
    path: '/subject/:subject/map',
    title: 'Your map',
    guard: 'subject',
    screen: lazyScreen('MapScreen', () => import('./features/practice/progress/map-screen.tsx')),
  },
  {
    path: '/my-course',
    title: 'My course and exams',
    guard: 'signed-in',
    screen: lazyScreen('MyCourseScreen', () => import('./features/subjects/set-up/my-course-screen.tsx')),
  },
  {
    path: '/progress',
    title: 'Your progress',
    guard: 'signed-in',
    screen: lazyScreen('ProgressScreen', () => import('./features/practice/progress/progress-screen.tsx')),
  },
  {
    path: '/weekly-summary/:token',
    title: 'Weekly summary',
    screen: lazyScreen('WeeklySummaryScreen', () => import('./features/practice/progress/weekly-summary-screen.tsx')),
  },
  {
    path: '/subject/:subject/diagrams',
    title: 'Diagrams from memory',
    guard: 'subject',
    screen: lazyScreen('DiagramsScreen', () => import('./features/practice/diagrams/diagrams-screen.tsx')),
  },
  {
    path: '/subject/:subject/diagrams/:id',
    title: 'Diagram',
    guard: 'subject',
    screen: lazyScreen('DiagramScreen', () => import('./features/practice/diagrams/diagram-screen.tsx')),
  },
];

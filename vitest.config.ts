import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './tests/support/chromium.ts';
import { NameWhatRunsLong } from './tests/support/name-what-runs-long.ts';
import { longestTest, patience } from './tests/support/patience.ts';

const serverTests = ['server/**/*.test.ts'];
/** These know of no database, or nothing but the wire is new in them: one run of them says it all. */
const withoutDatabase = [
  'server/providers/{brain,call,files,mail,marker,models,scan,speech}/**',
  'server/teaching/**',
  'server/{config/config,db/folder-lock,db/pglite}.test.ts',
  'server/features/tutor/voice/{turn-taking,audio-frames,sentences,spoken-words,playback,own-echo}.test.ts',
  'server/features/tutor/guards/**',
  'server/features/tutor/unanswered/{hide-every-detail,tidy-words}.test.ts',
  'server/pdf/**',
  'server/features/tmq/{documents,preview}/**',
  'server/personal-data/zip.test.ts',
  'server/features/memory/review-card.test.ts',
  'server/features/billing/plan-of.test.ts',
  'server/{statements,welcome,http/scanners}.test.ts',
  'server/metrics/watching.test.ts',
  'server/traces/{traceparent,otlp-exporter}.test.ts',
  // What these write, others write on both engines too.
  'server/providers/payments/stripe/**',
  'server/providers/payments/test-mode/hosted-page.test.ts',
  'server/features/tutor/{fallback,evil-model,own-model}.test.ts',
  'server/features/tutor/voice/{access,call,call-*,interruptions,shown,spoken-turns,thinking-time,voice-faults}.test.ts',
  'server/{traces,metrics}/**',
  'server/http/{security,frame}.test.ts',
];
/**
 * Here each statement that the product sends is sent to the embedded engine by the files that are left, or by the built
 * product's tests and the journeys, which walk on it: all 679 were written down, file by file.
 */
const sameStatements = [
  'server/{app,authorisation,find-placeholders,fuzz,name-company,time-travel}.test.ts',
  'server/{admin/backup/backup,demo/*,mail/outbox,personal-data/erase-user}.test.ts',
  'server/http/{broken-off,client-address,mailbox,read-range}.test.ts',
  'server/features/account/{closure,consents,enumeration,finish-registration,password-reset,passwords,registration,session}.test.ts',
  'server/features/billing/{billing,notices-in-any-order,plan-change,reconcile,settle-checkout}.test.ts',
  'server/features/classes/{membership,set-work}.test.ts',
  'server/features/practice/{attempts,trial-question,diagrams/diagrams,exercises/*,queue/queue,quick-fire/speech}.test.ts',
  'server/features/{search/search,subjects/theme}.test.ts',
  'server/features/tmq/{marker-desk,marking-dispute,marking-links,marking-purchase,marking-refund,page-preview}.test.ts',
  'server/features/tutor/{shown,spoken-turn,take-turn,voice/flood,voice/voice-sample}.test.ts',
  'server/features/usage/{meter-edges,meter-property,talked-days,usage}.test.ts',
];
const limits = {
  // Beside other work a machine may lose a race once. What fails twice is broken; a second try is printed.
  retry: 1,
  testTimeout: longestTest,
  hookTimeout: longestTest,
  expect: { poll: { timeout: patience } },
};
const { executablePath } = await findChromium();

export default defineConfig({
  test: {
    // Left alone, Vitest keeps a core for itself, which on two cores halves the speed. Many tests wait for another
    // process, so that one more keeps both busy; each further one reads the whole product once more.
    maxWorkers: 3,
    teardownTimeout: patience,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }], new NameWhatRunsLong()],
    projects: [
      {
        test: {
          name: 'rules',
          include: ['domain/**/*.test.ts', 'content/**/*.test.ts', 'tests/*.test.ts'],
          ...limits,
          isolate: false,
        },
      },
      {
        test: {
          name: 'server on PostgreSQL',
          include: serverTests,
          globalSetup: 'tests/support/set-up-postgres.ts',
          ...limits,
          isolate: false,
        },
      },
      {
        test: {
          name: 'server on PGlite',
          include: serverTests,
          exclude: [...withoutDatabase, ...sameStatements],
          globalSetup: 'tests/support/set-up-pglite.ts',
          ...limits,
          isolate: false,
        },
      },
      {
        test: {
          name: 'the built product',
          include: ['tests/process/*.test.ts'],
          globalSetup: 'tests/support/set-up-built-product.ts',
          setupFiles: 'tests/support/end-each-test.ts',
          ...limits,
          isolate: false,
        },
      },
      {
        plugins: [react(), tailwindcss()],
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'vitest-browser-react',
            'wouter',
            'wouter/memory-location',
            'hono/client',
            'lucide-react',
            'sonner',
          ],
        },
        test: {
          name: 'components',
          include: ['web/**/*.test.tsx'],
          setupFiles: 'tests/support/new-visitor.ts',
          ...limits,
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: patience,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({ launchOptions: { executablePath, args: ['--no-sandbox'], timeout: patience } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

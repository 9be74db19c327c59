import type { Context } from 'hono';
import { Hono } from 'hono';
import { subjectParam } from '#domain/inputs.ts';
import { progressSettingsInput, sectionParam, unsubscribeParam } from '#domain/practice/inputs.ts';
import { londonDay } from '#domain/working-days.ts';
import type { Deps } from '../../../deps.ts';
import type { AppEnv } from '../../../http/env.ts';
import { requireSession } from '../../../http/guard.ts';
import { input } from '../../../http/input.ts';
import { countHit } from '../../../http/rate-limit.ts';
import { readProfile } from '../../account/queries.ts';
import { requireSubject } from '../require-subject.ts';
import { exportProgress } from './export-json.ts';
import { exportProgressPdf } from './export-pdf.ts';
import { readMap } from './map.ts';
import { readOverview } from './overview.ts';
import { readSectionEvidence } from './section-evidence.ts';
import { readSettings, unsubscribe, writeSettings } from './settings.ts';

/** A document takes the processor for a moment. */
const exportLimit = { name: 'progress-exports', most: 10, seconds: 3600 };

/** A student's own progress, for the student alone. What a teacher sees of it, after a yes, is in `classes/`. */
export function progressRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const { userId } = requireSession(c);
      return c.json({ ...(await readOverview(deps, userId)), settings: await readSettings(deps, userId) });
    })
    .put('/settings', input('json', progressSettingsInput), async (c) => {
      await writeSettings(deps, requireSession(c).userId, c.req.valid('json'));
      return c.json({ saved: true });
    })
    .get('/export.json', async (c) => {
      const { userId, fullName } = await requireExport(c, deps);
      asDownload(c, deps, 'json');
      return c.json(await exportProgress(deps, userId, fullName));
    })
    .get('/export.pdf', async (c) => {
      const { userId, fullName } = await requireExport(c, deps);
      asDownload(c, deps, 'pdf');
      c.header('Content-Type', 'application/pdf');
      return c.body(new Uint8Array(await exportProgressPdf(deps, userId, fullName)));
    })
    .get('/unsubscriptions/:token', input('param', unsubscribeParam), (c) => {
      // For mail programs without a button of their own: the page does the same.
      return c.redirect(`/weekly-summary/${c.req.valid('param').token}`, 303);
    })
    .post('/unsubscriptions/:token', input('param', unsubscribeParam), async (c) => {
      await unsubscribe(deps, c.req.valid('param').token);
      return c.json({ weeklySummary: false });
    })
    .get('/:subject/map', input('param', subjectParam), async (c) => {
      const { subject } = c.req.valid('param');
      const userId = await requireSubject(c, deps, subject);
      return c.json({ subject, themes: await readMap(deps, userId, subject) });
    })
    .get('/:subject/sections/:sectionId', input('param', sectionParam), async (c) => {
      const { subject, sectionId } = c.req.valid('param');
      const userId = await requireSubject(c, deps, subject);
      return c.json(await readSectionEvidence(deps, userId, subject, sectionId));
    });
}

async function requireExport(c: Context<AppEnv>, deps: Deps): Promise<{ userId: string; fullName: string }> {
  const { userId } = requireSession(c);
  await countHit(deps, exportLimit, userId);
  const profile = await readProfile(deps.db, userId);
  return { userId, fullName: profile?.fullName ?? '' };
}

function asDownload(c: Context<AppEnv>, { clock }: Deps, kind: 'json' | 'pdf'): void {
  c.header('Content-Disposition', `attachment; filename="progress-${londonDay(clock.now())}.${kind}"`);
  c.header('Cache-Control', 'private, no-store');
}

import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { testModeObjects } from '../../../db/schema/test-mode.ts';
import { apiVersion } from './events.ts';
import { type ApiEnv, answer, answerList, checked, expand, listParams, metadata, text } from './http.ts';
import { newId } from './store.ts';
import type { World } from './world.ts';

const endpointParams = v.strictObject({
  url: v.pipe(text, v.regex(/^https?:\/\//)),
  enabled_events: v.array(text),
  description: v.optional(text),
  api_version: v.optional(v.literal(apiVersion)),
  metadata: v.optional(metadata),
  expand,
});

/** Where else notices are sent to. As at the real provider the secret is shown once. */
export function webhookEndpointRoutes(world: World) {
  const { db, store } = world;
  return new Hono<ApiEnv>()
    .post('/', async (c) => {
      const params = checked(c, endpointParams);
      const made = await store.save({
        id: newId('we'),
        object: 'webhook_endpoint',
        api_version: params.api_version ?? null,
        application: null,
        created: store.now(),
        description: params.description ?? null,
        enabled_events: params.enabled_events,
        livemode: false,
        metadata: params.metadata ?? {},
        secret: newId('whsec'),
        status: 'enabled',
        url: params.url,
      });
      return c.json(made);
    })
    .get('/', async (c) => {
      checked(c, listParams({}));
      return answerList(c, world, 'webhook_endpoint', {});
    })
    .get('/:id', async (c) => answer(c, world, await store.require('webhook_endpoint', c.req.param('id'))))
    .delete('/:id', async (c) => {
      checked(c, v.strictObject({ expand }));
      const { id, object } = await store.require('webhook_endpoint', c.req.param('id'));
      await db().delete(testModeObjects).where(eq(testModeObjects.id, id));
      return c.json({ id, object, deleted: true });
    });
}

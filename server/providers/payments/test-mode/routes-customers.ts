import { Hono } from 'hono';
import * as v from 'valibot';
import { forgetCustomer } from './forget.ts';
import { type ApiEnv, answer, answerList, checked, expand, listParams, text } from './http.ts';
import type { World } from './world.ts';

export function customerRoutes(world: World) {
  return new Hono<ApiEnv>().delete('/:id', async (c) => {
    checked(c, v.strictObject({ expand }));
    const id = c.req.param('id');
    await forgetCustomer(world, id);
    return answer(c, world, { id, object: 'customer', deleted: true });
  });
}

export function invoiceRoutes(world: World) {
  return new Hono<ApiEnv>()
    .get('/', async (c) => {
      const { status, subscription } = checked(c, listParams({ status: text, subscription: text }));
      return answerList(c, world, 'invoice', { status, parent: { subscription_details: { subscription } } });
    })
    .get('/:id', async (c) => answer(c, world, await world.store.require('invoice', c.req.param('id'))));
}

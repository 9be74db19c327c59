import { Hono } from 'hono';
import * as v from 'valibot';
import { buildCustomer } from './build-customer.ts';
import { forgetCustomer } from './forget.ts';
import { type ApiEnv, answer, answerList, checked, expand, listParams, metadata, text } from './http.ts';
import { newId } from './store.ts';
import type { World } from './world.ts';

const customerParams = v.strictObject({
  email: v.optional(v.pipe(text, v.email())),
  name: v.optional(text),
  metadata: v.optional(metadata),
  expand,
});

export function customerRoutes(world: World) {
  const { store } = world;
  return new Hono<ApiEnv>()
    .post('/', async (c) => {
      const { email = null, name = null, metadata: given } = checked(c, customerParams);
      const customer = buildCustomer({ id: newId('cus'), email, name, created: store.now(), metadata: given });
      return answer(c, world, await store.save(customer));
    })
    .get('/', async (c) => {
      const { email } = checked(c, listParams({ email: v.optional(text) }));
      return answerList(c, world, 'customer', email ? { email } : {});
    })
    .get('/:id', async (c) => answer(c, world, await store.require('customer', c.req.param('id'))))
    .delete('/:id', async (c) => {
      checked(c, v.strictObject({ expand }));
      const id = c.req.param('id');
      await forgetCustomer(world, id);
      return answer(c, world, { id, object: 'customer', deleted: true });
    });
}

export function invoiceRoutes(world: World) {
  return new Hono<ApiEnv>()
    .get('/', async (c) => {
      const filters = { customer: v.optional(text), status: v.optional(text), subscription: v.optional(text) };
      const { customer, status, subscription } = checked(c, listParams(filters));
      return answerList(c, world, 'invoice', {
        ...(customer ? { customer } : {}),
        ...(status ? { status } : {}),
        ...(subscription ? { parent: { subscription_details: { subscription } } } : {}),
      });
    })
    .get('/:id', async (c) => answer(c, world, await world.store.require('invoice', c.req.param('id'))));
}

import { type Answer, runAdmin } from '#server/admin/run-admin.ts';
import { auditEvents } from '#server/db/schema/operations.ts';
import type { Product } from './harness.ts';

/** What an operator types after `npm run admin --`, and is answered. */
export function admin({ deps }: Pick<Product, 'deps'>, ...typed: string[]): Promise<Answer> {
  return runAdmin(typed, async () => ({ deps, close: async () => undefined }));
}

/** What the audit says of the operator's commands. */
export async function readActions({ deps }: Pick<Product, 'deps'>) {
  return (await deps.db().select().from(auditEvents)).filter(({ kind }) => kind === 'operator_action');
}

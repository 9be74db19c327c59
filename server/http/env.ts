import type { HttpBindings } from '@hono/node-server';
import type { Session } from '../sessions.ts';

/** What a handler finds in its context. `incoming` is absent when a test calls the app without a network. */
export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Worked out once: see `matchedRoute`. */
    route: string | undefined;
    session: Session | undefined;
  };
};

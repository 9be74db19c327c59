import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../db/database.ts';
import type { Store } from './store.ts';

/** What every part of the provider is handed. */
export type World = {
  db: Db;
  clock: Clock;
  store: Store;
  /** Where the hosted card page is reached, without a slash at the end. */
  publicOrigin: string;
};

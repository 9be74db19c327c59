import type { Db, Queries } from './database.ts';

/**
 * For what is asked all day: Drizzle puts the statement together once, not at each call, which would cost more than the
 * database's own answer. A transaction puts together its own.
 */
export function prepareOnce<Statement>(prepare: (queries: Queries) => Statement): (db: Db) => Statement {
  const prepared = new WeakMap<Queries, Statement>();
  return (db) => {
    const queries = db();
    const known = prepared.get(queries);
    if (known) return known;
    const statement = prepare(queries);
    prepared.set(queries, statement);
    return statement;
  };
}

/** Run once on a prepared database; its copies then have it too. */
export const prepareReuse = `
  create schema for_tests;

  create function for_tests.shape() returns text language sql as $$
    select md5(string_agg(item, ' ' order by item)) from (
      select concat('column ', attrelid, attname, attnotnull) as item from pg_attribute
        join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace
      union all select concat('trigger ', oid, tgenabled) from pg_trigger where not tgisinternal
      union all select concat('function ', oid) from pg_proc where pronamespace = 'public'::regnamespace
      union all select concat('constraint ', oid) from pg_constraint where connamespace = 'public'::regnamespace
      union all select concat('migration ', name) from public.migrations
    ) items
  $$;

  create table for_tests.prepared as select for_tests.shape() as shape;

  -- A table goes before those it refers to. Its statements are planned once per connection, which is most of their cost.
  do $do$
  declare
    remaining oid[] := array(select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname <> 'migrations');
    free oid[];
    body text := '';
  begin
    while cardinality(remaining) > 0 loop
      free := array(select one from unnest(remaining) one where not exists (
        select from pg_constraint where contype = 'f' and confrelid = one and conrelid <> one and conrelid = any(remaining)));
      if cardinality(free) = 0 then raise exception 'These tables refer to each other: %', remaining::regclass[]; end if;
      select body || string_agg('delete from ' || one::regclass || ';', ' ') into body from unnest(free) one;
      remaining := array(select unnest(remaining) except select unnest(free));
    end loop;
    -- A deletion leaves gaps: mail of the same second would then come in any order.
    execute format('create function for_tests.empty_tables() returns void language plpgsql as %L',
      'begin ' || replace(body, 'delete from kept_mail;', 'truncate kept_mail;') || ' end');
  end $do$;`;

/**
 * Gives a row when it is done. Only as it was prepared may a database serve another test: a table, a column or a function
 * that a test has added would stay.
 */
export const emptyIfAsPrepared = `
  select for_tests.empty_tables() where for_tests.shape() = (select shape from for_tests.prepared)`;

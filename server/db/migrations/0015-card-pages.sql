-- Every card page that was ever opened, under the id of the request that it is for. It outlives the request, so that a
-- payment can always be traced: recorded, refunded, or a page that expired unpaid. It says nothing about a person.
create table card_pages (
  request_id uuid primary key,
  kind text not null check (kind in ('registration', 'subject_purchase', 'tmq')),
  -- Null until the provider has answered; the address of the page is given away only after that.
  checkout_session_id text unique,
  opened_at timestamptz not null,
  settled_at timestamptz,
  outcome text check (outcome in ('recorded', 'expired', 'refunded')),
  check ((settled_at is null) = (outcome is null))
);
create index card_pages_unsettled on card_pages (opened_at) where settled_at is null;

-- Those that are open now.
insert into card_pages (request_id, kind, checkout_session_id, opened_at)
  select id, 'registration', checkout_session_id, created_at from backtrack
  where completed_at is null and checkout_session_id is not null
  union all
  select id, 'subject_purchase', checkout_session_id, created_at from subject_purchases
  where completed_at is null and checkout_session_id is not null
  union all
  select id, 'tmq', checkout_session_id, created_at from tmq_backtrack
  where status = 'pending' and checkout_session_id is not null;

-- When the provider was last asked about a subscription, whether or not it answered: who was asked longest ago comes first.
alter table subscriptions add column provider_asked_at timestamptz;

-- Conversations with the tutor. Every message goes 30 days after it was said, and a conversation with its last message.
create table conversations (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  subject text not null check (subject in ('economics', 'business')),
  agent_id text not null,
  focus text,
  title text not null check (char_length(title) between 1 and 120),
  -- Otherwise it is made from the first words, and goes when they go.
  titled_by_student boolean not null default false,
  -- The brains' own notes on the lesson.
  lesson jsonb,
  -- Numbers the turns: what the student says has the position 2n, the reply to it 2n + 1.
  turns integer not null default 0,
  -- One turn at a time, whichever process takes it; a process that dies frees it then.
  turn_id uuid,
  turn_until timestamptz,
  -- The tutor has shown the support card and waits until the student says to go on.
  stepped_back_at timestamptz,
  created_at timestamptz not null,
  last_at timestamptz not null
);
create index conversations_user on conversations (user_id, last_at desc);

create table conversation_messages (
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  position integer not null,
  speaker text not null check (speaker in ('student', 'tutor')),
  spoken boolean not null,
  -- A reply that was cut off holds what was heard of it.
  text text not null,
  interrupted boolean not null default false,
  card text check (card in ('support')),
  -- Answered by a guard: no brain is shown it.
  guarded boolean not null default false,
  said_at timestamptz not null,
  -- The browser's name for a typed message: sent twice, it is stored once.
  client_key uuid,
  rating smallint check (rating in (-1, 1)),
  rating_reason text,
  unique (conversation_id, position),
  unique (conversation_id, client_key)
);
create index conversation_messages_said_at on conversation_messages (said_at);

-- One live voice conversation per student; an ended one leaves its row. `counted_from` is null while nothing is counted
-- (the student thinks, or the conversation is over): then `carried_ms` holds the part of a tick that was live before.
create table voice_leases (
  user_id uuid primary key references users on delete cascade,
  lease_id uuid not null,
  subject text not null check (subject in ('economics', 'business')),
  conversation_id uuid not null,
  ticks integer not null default 0,
  counted_from timestamptz,
  carried_ms integer not null default 0 check (carried_ms between 0 and 9999),
  started_at timestamptz not null,
  expires_at timestamptz not null
) with (fillfactor = 70);

-- Calls held by a vendor, settled against the seconds that it reports.
create table voice_calls (
  id text primary key,
  vendor text not null,
  user_id uuid references users on delete set null,
  subject text not null check (subject in ('economics', 'business')),
  started_at timestamptz not null,
  counted_seconds integer not null default 0,
  reported_seconds integer,
  settled_at timestamptz,
  -- When the vendor's own copy of the call was deleted.
  forgotten_at timestamptz
);

-- What a student has shown that he knows.
create table evidence (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  subject text not null check (subject in ('economics', 'business')),
  section_id text not null,
  item_kind text not null check (item_kind in ('question', 'chain', 'evaluation', 'plan', 'diagram')),
  item_id text not null,
  verdict text not null check (verdict in ('right', 'partly', 'not yet')),
  hints smallint not null check (hints between 0 and 5),
  unassisted boolean not null,
  missing text,
  source text not null,
  conversation_id uuid references conversations on delete set null,
  shown_at timestamptz not null
);
create index evidence_user on evidence (user_id, subject, shown_at desc);

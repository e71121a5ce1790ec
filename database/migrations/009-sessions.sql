-- Sign-ins as rows, so that each can be shown and ended; the security log counts what it does not write one by one.

create table session (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  created_at timestamptz not null default now(),
  -- Written at most once a minute.
  seen_at timestamptz not null default now(),
  ended_at timestamptz,
  -- What the browser says of itself, shortened to two names; empty where it says nothing that we know.
  browser text not null check (char_length(browser) <= 40),
  system text not null check (char_length(system) <= 40),
  network text not null check (char_length(network) <= 64),
  -- The password was given again: good for one action, until it is used or too old.
  confirmation_hash text,
  confirmation_expires_at timestamptz,
  check ((confirmation_hash is null) = (confirmation_expires_at is null))
);
create index on session (account_id);
create index on session (created_at);

-- Of refusals and the like one row a minute, kind and network is written, and counts the others.
alter table security_event add column occurrences integer not null default 1 check (occurrences > 0);

-- Limits by the name the field uses, and a log of what concerns security.

-- The library rate-limiter-flexible keeps its counts in it: points against a hashed key, until it expires (milliseconds).
alter table slowed_down rename to rate_limit;
delete from rate_limit;

-- Sign-ins, failed ones, refusals and limits reached. Erased by a daily job; what people change stands in audit_entry.
create table security_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null check (kind ~ '^[a-z][a-zA-Z]{1,39}$'),
  -- Whom it concerns, where that is known. No reference: the event outlives the account.
  account_id bigint,
  -- The network it came from: an IPv4 address or an IPv6 /64; empty where a job noticed it.
  network text not null check (char_length(network) <= 64),
  request_id text not null check (char_length(request_id) <= 64),
  -- Numbers and short words; never a password, a code, a token or what somebody wrote.
  details jsonb not null default '{}'
);
create index on security_event (kind, at);
create index on security_event (account_id, at) where account_id is not null;
create index on security_event (at);

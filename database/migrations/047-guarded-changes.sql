-- The names and contact details of an NGO say who it is and where calls go. Once its page is public, a change of them
-- waits like one of its bank details: contact details for 48 hours, names for our team. bank_detail_freeze stops these
-- changes too. docs/decisions/042-guarded-fields.md

create table ngo_guarded_change (
  id bigint generated always as identity primary key,
  ngo_id bigint not null references ngo,
  waits_for text not null check (waits_for in ('staff', 'time')),
  -- The fields by the names that the app has for them, as they were and as they are to be. Fields of changes of the same
  -- NGO that wait do not overlap.
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  after jsonb not null check (jsonb_typeof(after) = 'object'),
  status text not null default 'waiting' check (status in ('waiting', 'active', 'stopped', 'withdrawn')),
  requested_by bigint not null,
  requested_at timestamptz not null default now(),
  takes_effect_at timestamptz,
  decided_at timestamptz,
  -- Who decided: the waiting time, our team, a link in a mail to the NGO, or the NGO.
  decided_by text check (decided_by in ('time', 'staff', 'link', 'ngo')),
  stop_reason text check (char_length(stop_reason) between 1 and 1000),
  check ((waits_for = 'staff') = (takes_effect_at is null)),
  check ((status = 'waiting') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null))
);
create index ngo_guarded_change_of on ngo_guarded_change (ngo_id, id);
create index ngo_guarded_change_waiting on ngo_guarded_change (requested_at) where status = 'waiting';

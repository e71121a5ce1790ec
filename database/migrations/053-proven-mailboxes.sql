alter table event_registration
  -- When the link in its mail was first opened. Until then, the NGO's words are not mailed there.
  add column opened_at timestamptz,
  -- When the person asked for no more messages about the event.
  add column unsubscribed_at timestamptz;

-- When the person asked for no more mails that look for volunteers.
alter table volunteer add column unsubscribed_at timestamptz;

-- Mails with the words of an NGO, for its limit of recipients within a day.
create table ngo_mailing (
  id bigint generated always as identity primary key,
  ngo_id bigint not null references ngo on delete cascade,
  recipients integer not null check (recipients > 0),
  created_at timestamptz not null default now()
);
create index ngo_mailing_ngo on ngo_mailing (ngo_id, created_at);

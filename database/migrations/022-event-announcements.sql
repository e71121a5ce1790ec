-- Mails to the people who registered for an event: about a change or cancellation, or written by the NGO.

create table event_announcement (
  id bigint generated always as identity primary key,
  event_id bigint not null references event on delete cascade,
  ngo_id bigint not null references ngo on delete cascade,
  kind text not null check (kind in ('changed', 'cancelled', 'message')),
  audience text not null check (audience in ('all', 'registered', 'waiting', 'attended')),
  -- Written by the NGO.
  subject text check (char_length(subject) between 1 and 150),
  text text check (char_length(text) between 1 and 4000),
  -- Of the event when this was announced.
  sequence integer not null,
  -- Later registrations do not get it: they have seen the change.
  through_id bigint not null,
  -- The registration up to which mails are queued. Written in the transaction that queues them.
  last_id bigint not null default 0,
  sent_count integer not null default 0 check (sent_count >= 0),
  -- Recipients when it started. Fewer are mailed if some cancel meanwhile.
  total integer not null check (total >= 0),
  status text not null default 'running' check (status in ('running', 'done', 'stopped')),
  created_at timestamptz not null default now(),
  check ((kind = 'message') = (subject is not null) and (kind = 'message') = (text is not null))
);
create index event_announcement_list on event_announcement (event_id, id);
create index event_announcement_ngo on event_announcement (ngo_id);

-- Events that are not up to date are indexed again by a job.
alter table event add column search_version smallint not null default 0;
create index event_to_index on event (search_version, id);

-- Events are found by the names of their NGO.
create function reindex_events_of_ngo() returns trigger
language plpgsql as $$
begin
  update event set search_version = 0 where ngo_id = new.id and search_version > 0;
  return null;
end
$$;
create trigger ngo_events_reindex after update on ngo for each row
  when ((old.name, old.name_gu, old.name_hi) is distinct from (new.name, new.name_gu, new.name_hi))
  execute function reindex_events_of_ngo();

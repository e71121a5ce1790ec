-- Events of NGOs, and who registered for them.

create table event (
  -- Drawn from the ids of schemes, because /ngopage/events/{id} and its list of registrations serve both.
  id bigint primary key default nextval('scheme_id_seq'),
  ngo_id bigint not null references ngo on delete cascade,
  status text not null default 'draft' check (status in ('draft', 'published', 'cancelled')),
  -- Without a translation, readers of that language see the original.
  title text not null check (char_length(title) between 1 and 150),
  title_gu text check (char_length(title_gu) between 1 and 150),
  title_hi text check (char_length(title_hi) between 1 and 150),
  description text not null check (char_length(description) between 1 and 4000),
  description_gu text check (char_length(description_gu) between 1 and 4000),
  description_hi text check (char_length(description_hi) between 1 and 4000),
  -- A category of NGOs.
  category text not null check (char_length(category) between 1 and 40),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Empty for an event that only takes place online.
  city text check (char_length(city) between 1 and 60 and city <> 'Demo'),
  venue text check (char_length(venue) between 1 and 200),
  venue_gu text check (char_length(venue_gu) between 1 and 200),
  venue_hi text check (char_length(venue_hi) between 1 and 200),
  address text check (char_length(address) between 1 and 500),
  -- Where to join an online event. Only people who are registered see it.
  online_link text check (char_length(online_link) between 1 and 300),
  what_to_bring text check (char_length(what_to_bring) between 1 and 500),
  who_for text check (char_length(who_for) between 1 and 500),
  step_free boolean not null default false,
  sign_language boolean not null default false,
  -- Languages spoken there.
  languages text[] not null default '{}' check (languages <@ array['en', 'gu', 'hi']),
  contact_name text check (char_length(contact_name) between 1 and 100),
  contact_phone text check (contact_phone ~ '^[0-9]{10}$'),
  contact_email text check (char_length(contact_email) between 3 and 254),
  -- Whole rupees, paid at the event; 0 is free.
  fee integer not null default 0 check (fee between 0 and 100000),
  -- What everybody is asked who registers.
  question text check (char_length(question) between 1 and 200),
  capacity integer not null check (capacity between 1 and 100000),
  -- Seats of registered parties and of parties with an open offer. Written with the event locked.
  seats_taken integer not null default 0 check (seats_taken >= 0),
  registration_ends_at timestamptz not null,
  -- One of the NGO's own photos.
  photo_id bigint references ngo_photo on delete set null,
  cancel_reason text check (char_length(cancel_reason) between 1 and 500),
  -- For calendars: counts changes of time, place and status.
  sequence integer not null default 0,
  -- Counts all changes by the NGO: whoever saves an older revision is told so.
  revision integer not null default 1,
  -- The words it is found by, written by the app (src/features/event/event-lexemes.server.ts).
  search tsvector not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz,
  check (ends_at > starts_at),
  check (registration_ends_at <= ends_at),
  check (seats_taken <= capacity),
  check ((city is null) = (venue is null)),
  check (city is not null or online_link is not null),
  check ((status = 'cancelled') = (cancel_reason is not null)),
  check (status = 'draft' or published_at is not null)
);
create index event_of_ngo on event (ngo_id, starts_at, id);
create index event_by_time on event (starts_at, id) where status = 'published';
create index event_by_end on event (ends_at, id) where status = 'published';
create index event_by_city on event (city, starts_at, id) where status = 'published';
create index event_by_category on event (category, starts_at, id) where status = 'published';
create index event_by_words on event using gin (search) with (fastupdate = off) where status = 'published';

create table event_registration (
  -- The order of acceptance: it is drawn while the event is locked.
  id bigint generated always as identity primary key,
  event_id bigint not null references event on delete cascade,
  -- EV-9QD3-7K, the number on the ticket.
  ticket text not null unique check (ticket ~ '^EV-[2-9A-Z]{4}-[2-9A-Z]{2}$'),
  -- Hash of the token in the link to the ticket.
  token_hash text not null unique,
  name text not null check (char_length(name) between 1 and 100),
  mobile text not null check (mobile ~ '^[0-9]{10}$'),
  email text check (email = lower(email) and char_length(email) between 3 and 254),
  party_size smallint not null check (party_size between 1 and 5),
  answer text check (char_length(answer) between 1 and 500),
  -- Of the form, and so of every mail to the person.
  language text not null check (language in ('en', 'hi', 'gu')),
  status text not null check (status in ('registered', 'waiting', 'cancelled', 'attended')),
  -- A waiting party may take the seats held for it until then.
  offered_until timestamptz,
  -- Who cancelled: the person, the NGO, an offer that ran out, or the event itself.
  cancelled_by text check (cancelled_by in ('person', 'ngo', 'offer', 'event')),
  attended_at timestamptz,
  -- The device that let the party in: a random id, so that the same report counts once.
  attended_door text check (char_length(attended_door) between 1 and 40),
  -- Added at the desk of the NGO.
  by_ngo boolean not null default false,
  -- The words its NGO finds it by, written by the app. Each begins with the id of the event, so that the index
  -- of words finds the rows of one event alone.
  search tsvector not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (offered_until is null or status = 'waiting'),
  check ((status = 'cancelled') = (cancelled_by is not null)),
  check ((status = 'attended') = (attended_at is not null)),
  check (attended_door is null or status = 'attended')
);
-- A mail address registers once for an event.
create unique index event_registration_email on event_registration (event_id, email)
  where email is not null and status <> 'cancelled';
create index event_registration_mobile on event_registration (event_id, mobile) where status <> 'cancelled';
create index event_registration_list on event_registration (event_id, id) include (status, party_size);
create index event_registration_status on event_registration (event_id, status, id) include (party_size);
create index event_registration_queue on event_registration (event_id, id)
  where status = 'waiting' and offered_until is null;
create index event_registration_offers on event_registration (offered_until) where offered_until is not null;
create index event_registration_words on event_registration using gin (search) with (fastupdate = off);

-- Numbers of registrations, maintained by triggers. The number is the sum of its rows: parties that change at the
-- same time, at two doors for example, add to different rows and never wait for each other.
create table event_registration_count (
  id bigint generated always as identity primary key,
  event_id bigint not null,
  status text not null,
  party_size smallint not null,
  registrations integer not null
) with (fillfactor = 80);
create index event_registration_count_of on event_registration_count (event_id, status, party_size);

create function add_event_registration_counts(events bigint[], statuses text[], sizes smallint[], counts int[])
returns void
language sql as $$
  with delta as (
    select * from unnest(events, statuses, sizes, counts) as d (event_id, status, party_size, registrations)
  ), taken as (
    update event_registration_count c set registrations = c.registrations + free.registrations
    from (
      select one.id, delta.* from delta cross join lateral (
        select id from event_registration_count o
        where o.event_id = delta.event_id and o.status = delta.status and o.party_size = delta.party_size
        limit 1 for update skip locked
      ) one
    ) free
    where c.id = free.id
    returning c.event_id, c.status, c.party_size
  )
  insert into event_registration_count (event_id, status, party_size, registrations)
  select event_id, status, party_size, registrations from delta
  where not exists (
    select from taken t
    where t.event_id = delta.event_id and t.status = delta.status and t.party_size = delta.party_size
  );
$$;

create function event_registration_inserted() returns trigger
language plpgsql as $$
begin
  perform add_event_registration_counts(
    array_agg(event_id), array_agg(status), array_agg(party_size), array_agg(n)
  ) from (
    select event_id, status, party_size, count(*)::int as n from new_rows group by event_id, status, party_size
  ) delta having count(*) > 0;
  return null;
end
$$;

create function event_registration_deleted() returns trigger
language plpgsql as $$
begin
  perform add_event_registration_counts(
    array_agg(event_id), array_agg(status), array_agg(party_size), array_agg(n)
  ) from (
    select event_id, status, party_size, -count(*)::int as n from old_rows group by event_id, status, party_size
  ) delta having count(*) > 0;
  delete from event_registration_count c where c.event_id in (select event_id from old_rows)
    and not exists (select from event e where e.id = c.event_id);
  return null;
end
$$;

create function event_registration_updated() returns trigger
language plpgsql as $$
begin
  perform add_event_registration_counts(
    array_agg(event_id), array_agg(status), array_agg(party_size), array_agg(n)
  ) from (
    select event_id, status, party_size, sum(n)::int as n from (
      select event_id, status, party_size, 1 as n from new_rows
      union all
      select event_id, status, party_size, -1 from old_rows
    ) as change group by event_id, status, party_size having sum(n) <> 0
  ) delta having count(*) > 0;
  return null;
end
$$;

create function event_registration_truncated() returns trigger
language plpgsql as $$
begin
  truncate event_registration_count;
  return null;
end
$$;

create trigger event_registration_inserted after insert on event_registration
  referencing new table as new_rows for each statement execute function event_registration_inserted();
create trigger event_registration_deleted after delete on event_registration
  referencing old table as old_rows for each statement execute function event_registration_deleted();
create trigger event_registration_updated after update on event_registration
  referencing old table as old_rows new table as new_rows
  for each statement execute function event_registration_updated();
create trigger event_registration_truncated after truncate on event_registration
  for each statement execute function event_registration_truncated();

-- Pages of events, and lists of them. Drafts are not public.
create function announce_event_change() returns trigger
language plpgsql as $$
begin
  if (tg_op = 'INSERT' or old.status = 'draft') and (tg_op = 'DELETE' or new.status = 'draft')
    or not exists (select from ngo n where n.id = coalesce(new.ngo_id, old.ngo_id) and n.verified)
  then return null; end if;
  perform announce_public_change(array['events', 'event:' || coalesce(new.id, old.id)]);
  return null;
end
$$;
create trigger event_changed after insert or update or delete on event
  for each row execute function announce_event_change();

-- Events name their NGO and are public while it is verified.
create function announce_ngo_events() returns trigger
language plpgsql as $$
begin
  if exists (select from event e where e.ngo_id = new.id and e.status <> 'draft') then
    perform announce_public_change(array(
      select 'events' union all select 'event:' || id from event e where e.ngo_id = new.id and e.status <> 'draft'
    ));
  end if;
  return null;
end
$$;
create trigger ngo_events_changed after update on ngo for each row
  when ((old.verified, old.name, old.name_gu, old.name_hi, old.category, old.verified_at)
    is distinct from (new.verified, new.name, new.name_gu, new.name_hi, new.category, new.verified_at))
  execute function announce_ngo_events();

-- Files that travel with a mail, as a list of { filename, contentType, base64 }.
alter table mail add column attachments jsonb;

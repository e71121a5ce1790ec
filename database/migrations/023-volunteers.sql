-- Volunteers of an NGO, the shifts they take, and the certificates they get.

create table volunteer (
  id bigint generated always as identity primary key,
  ngo_id bigint not null references ngo on delete cascade,
  -- VO-9QD3-7K. The token in the links to the volunteer's own page is derived from it.
  reference text not null unique check (reference ~ '^VO-[2-9A-Z]{4}-[2-9A-Z]{2}$'),
  token_hash text not null unique,
  name text not null check (char_length(name) between 1 and 100),
  mobile text not null check (mobile ~ '^[0-9]{10}$'),
  email text not null check (email = lower(email) and char_length(email) between 3 and 254),
  city text not null check (char_length(city) between 1 and 60 and city <> 'Demo'),
  skills text[] not null default '{}' check (cardinality(skills) <= 12),
  other_skills text check (char_length(other_skills) between 1 and 200),
  availability text[] not null default '{}' check (cardinality(availability) <= 8),
  is_adult boolean not null,
  -- The parent who consents, for a volunteer under 18.
  guardian_name text check (char_length(guardian_name) between 1 and 100),
  guardian_mobile text check (guardian_mobile ~ '^[0-9]{10}$'),
  -- Of the form, and so of every mail and certificate.
  language text not null check (language in ('en', 'hi', 'gu')),
  -- An NGO sees an application as soon as its mailbox is proved.
  status text not null default 'unconfirmed' check (status in ('unconfirmed', 'applied', 'accepted', 'declined')),
  -- Of the NGO, for itself.
  note text check (char_length(note) between 1 and 1000),
  -- The words its NGO finds it by, written by the app.
  search tsvector not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  confirmed_at timestamptz,
  decided_at timestamptz,
  check (is_adult = (guardian_name is null) and is_adult = (guardian_mobile is null)),
  check ((status = 'unconfirmed') = (confirmed_at is null)),
  check ((status in ('accepted', 'declined')) = (decided_at is not null))
);
-- A mailbox applies once to an NGO.
create unique index volunteer_email on volunteer (ngo_id, email);
create index volunteer_list on volunteer (ngo_id, status, id);
create index volunteer_words on volunteer using gin (search) with (fastupdate = off);
-- What the daily retention job looks for.
create index volunteer_to_erase on volunteer (updated_at);

create table volunteer_shift (
  id bigint generated always as identity primary key,
  ngo_id bigint not null references ngo on delete cascade,
  event_id bigint references event on delete set null,
  title text not null check (char_length(title) between 1 and 150),
  details text check (char_length(details) between 1 and 1000),
  place text not null check (char_length(place) between 1 and 200),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  needed integer not null check (needed between 1 and 1000),
  -- Written with the shift locked.
  taken integer not null default 0 check (taken between 0 and needed),
  status text not null default 'open' check (status in ('open', 'cancelled')),
  cancel_reason text check (char_length(cancel_reason) between 1 and 500),
  -- Counts changes by the NGO: whoever saves an older revision is told so.
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_at > starts_at),
  check ((status = 'cancelled') = (cancel_reason is not null))
);
create index volunteer_shift_list on volunteer_shift (ngo_id, starts_at, id);
create index volunteer_shift_event on volunteer_shift (event_id) where event_id is not null;
create index volunteer_shift_time on volunteer_shift (starts_at) where status = 'open';

-- A volunteer who took a shift.
create table volunteer_shift_place (
  id bigint generated always as identity primary key,
  shift_id bigint not null references volunteer_shift on delete cascade,
  volunteer_id bigint not null references volunteer on delete cascade,
  taken_at timestamptz not null default now(),
  reminded_at timestamptz,
  -- Minutes the NGO confirmed; 0 if the volunteer did not come.
  minutes integer check (minutes between 0 and 1440),
  confirmed_at timestamptz,
  unique (shift_id, volunteer_id),
  check ((minutes is null) = (confirmed_at is null))
);
create index volunteer_shift_place_of on volunteer_shift_place (volunteer_id);

-- A mail of an NGO to volunteers about a shift. A job queues it in batches.
create table volunteer_announcement (
  id bigint generated always as identity primary key,
  ngo_id bigint not null references ngo on delete cascade,
  shift_id bigint not null references volunteer_shift on delete cascade,
  -- 'invited': all accepted volunteers who are not in the shift. The others: those who are.
  kind text not null check (kind in ('invited', 'changed', 'cancelled')),
  status text not null default 'running' check (status in ('running', 'done', 'stopped')),
  total integer not null check (total > 0),
  sent_count integer not null default 0,
  -- The volunteer whose mail was queued last, and the last one there was when it began.
  last_id bigint not null default 0,
  through_id bigint not null,
  created_at timestamptz not null default now()
);
create index volunteer_announcement_of on volunteer_announcement (shift_id);
create index volunteer_announcement_today on volunteer_announcement (ngo_id, created_at);

create table volunteer_certificate (
  id bigint generated always as identity primary key,
  -- VC-9QD3-7K, by which anyone can check it.
  number text not null unique check (number ~ '^VC-[2-9A-Z]{4}-[2-9A-Z]{2}$'),
  ngo_id bigint not null references ngo on delete cascade,
  -- Empty once the volunteer is erased: the certificate can still be checked.
  volunteer_id bigint references volunteer on delete set null,
  name text check (char_length(name) between 1 and 100),
  initials text not null check (char_length(initials) between 1 and 40),
  language text not null check (language in ('en', 'hi', 'gu')),
  minutes integer not null check (minutes between 1 and 1000000),
  period_from date not null,
  period_to date not null,
  issued_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  -- Only for the NGO.
  withdraw_reason text check (char_length(withdraw_reason) between 1 and 500),
  check (period_to >= period_from),
  check ((withdrawn_at is null) = (withdraw_reason is null)),
  check ((volunteer_id is null) = (name is null))
);
create index volunteer_certificate_list on volunteer_certificate (ngo_id, id);
create index volunteer_certificate_of on volunteer_certificate (volunteer_id) where volunteer_id is not null;

-- Erasing a volunteer leaves nothing but the initials on a certificate.
create function erase_certificate_name() returns trigger
language plpgsql as $$
begin
  if new.volunteer_id is null then new.name := null; end if;
  return new;
end
$$;
create trigger volunteer_certificate_erased before update of volunteer_id on volunteer_certificate
  for each row execute function erase_certificate_name();

-- Give back the places of an erased volunteer.
create function volunteer_place_removed() returns trigger
language plpgsql as $$
begin
  update volunteer_shift set taken = taken - 1 where id = old.shift_id;
  return null;
end
$$;
create trigger volunteer_place_removed after delete on volunteer_shift_place
  for each row execute function volunteer_place_removed();
create function volunteer_place_added() returns trigger
language plpgsql as $$
begin
  update volunteer_shift set taken = taken + 1 where id = new.shift_id;
  return null;
end
$$;
create trigger volunteer_place_added after insert on volunteer_shift_place
  for each row execute function volunteer_place_added();

-- Anyone can check a certificate, on a cached page.
create function announce_certificate_change() returns trigger
language plpgsql as $$
begin
  perform announce_public_change(array['certificate:' || coalesce(new.number, old.number)]);
  return null;
end
$$;
create trigger volunteer_certificate_changed after insert or update or delete on volunteer_certificate
  for each row execute function announce_certificate_change();

-- Schemes that NGOs offer, and who registered for them. The four that are built in stand in database/reference.

create table scheme (
  -- The built-in ones have the numbers below.
  id bigint generated always as identity (start with 1001) primary key,
  ngo_id bigint not null references ngo on delete cascade,
  scheme_name text not null check (char_length(scheme_name) between 1 and 150),
  description text not null check (char_length(description) between 1 and 4000),
  category text[] not null check (
    cardinality(category) between 1 and 4 and category <@ array['Health', 'Education', 'Housing', 'Employment']
  ),
  beneficiary text[] not null check (
    cardinality(beneficiary) between 1 and 5 and beneficiary <@ array['EWS', 'SC', 'ST', 'OBC', 'General']
  ),
  gender text not null check (gender in ('All', 'Male', 'Female')),
  -- One of the 28 states, or all of them.
  state text not null check (state = 'all' or char_length(state) between 3 and 40),
  link text check (char_length(link) between 1 and 300),
  -- Who may get it, beside the above; empty: it does not matter. Whole years, both included.
  age_from smallint check (age_from between 0 and 120),
  age_to smallint check (age_to between 0 and 120),
  -- Whole rupees a year, of the whole family.
  income_up_to integer check (income_up_to between 1 and 100000000),
  -- What else must be true, in words.
  conditions text[] not null default '{}' check (cardinality(conditions) <= 10),
  documents text[] not null default '{}' check (cardinality(documents) <= 20),
  -- The name in Latin letters whatever its script, to sort by, and the words it is found by: both written by the app together
  -- with the texts (src/features/scheme/scheme-lexemes.server.ts).
  sort_name text collate "C" not null check (char_length(sort_name) between 1 and 1000),
  search tsvector not null,
  -- Counts the changes: who saves an older one is told, and overwrites nothing.
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- For some minutes it can be restored; some time later it is erased.
  deleted_at timestamptz,
  check (age_from <= age_to)
);
create index on scheme (ngo_id, id);
create index scheme_by_name on scheme (sort_name, id) where deleted_at is null;
create index scheme_by_words on scheme using gin (search) with (fastupdate = off) where deleted_at is null;
create index scheme_deleted on scheme (deleted_at) where deleted_at is not null;

create table scheme_registration (
  id bigint generated always as identity primary key,
  scheme_id bigint not null references scheme on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  -- As they were typed: the specification asks for no format. The keys tell the same person.
  mobile_number text not null check (char_length(mobile_number) between 1 and 40),
  mobile_key text not null check (char_length(mobile_key) between 1 and 40),
  email text not null check (char_length(email) between 1 and 254),
  email_key text not null check (char_length(email_key) between 1 and 254),
  address text not null check (char_length(address) between 1 and 500),
  city text not null check (char_length(city) between 1 and 60),
  -- Of the form, and so of the mail.
  language text not null check (language in ('en', 'hi', 'gu')),
  status text not null default 'new' check (status in ('new', 'contacted', 'approved', 'rejected')),
  note text check (char_length(note) between 1 and 1000),
  -- The words its NGO finds it by, written by the app.
  search tsvector not null,
  -- When it was approved or rejected, as long as it is.
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status in ('approved', 'rejected')) = (decided_at is not null))
);
-- The same person registers once for a scheme.
create unique index scheme_registration_email on scheme_registration (scheme_id, email_key);
create unique index scheme_registration_mobile on scheme_registration (scheme_id, mobile_key);
create index scheme_registration_latest on scheme_registration (scheme_id, id);
create index scheme_registration_status on scheme_registration (scheme_id, status, id);
create index scheme_registration_words on scheme_registration using gin (search) with (fastupdate = off);
create index scheme_registration_decided on scheme_registration (decided_at) where decided_at is not null;
create index scheme_registration_waiting on scheme_registration (updated_at) where decided_at is null;

-- How many there are of a scheme and status: what the rows of both come to together, kept by triggers that never wait for another
-- transaction, as those of ngo_count. No reference: it is kept while a scheme's own rows go.
create table scheme_registration_count (
  id bigint generated always as identity primary key,
  scheme_id bigint not null,
  status text not null,
  registrations integer not null
) with (fillfactor = 80);
create index on scheme_registration_count (scheme_id, status);

create function add_scheme_registration_counts(schemes bigint[], statuses text[], counts int[]) returns void
language sql as $$
  with delta as (
    select * from unnest(schemes, statuses, counts) as d (scheme_id, status, registrations)
  ), taken as (
    update scheme_registration_count c set registrations = c.registrations + free.registrations
    from (
      select one.id, delta.* from delta cross join lateral (
        select id from scheme_registration_count o where o.scheme_id = delta.scheme_id and o.status = delta.status
        limit 1 for update skip locked
      ) one
    ) free
    where c.id = free.id
    returning c.scheme_id, c.status
  )
  insert into scheme_registration_count (scheme_id, status, registrations)
  select scheme_id, status, registrations from delta
  where not exists (
    select from taken where taken.scheme_id = delta.scheme_id and taken.status = delta.status
  );
$$;

create function scheme_registration_inserted() returns trigger
language plpgsql as $$
begin
  perform add_scheme_registration_counts(array_agg(scheme_id), array_agg(status), array_agg(n)) from (
    select scheme_id, status, count(*)::int as n from new_rows group by scheme_id, status
  ) delta having count(*) > 0;
  return null;
end
$$;

create function scheme_registration_deleted() returns trigger
language plpgsql as $$
begin
  perform add_scheme_registration_counts(array_agg(scheme_id), array_agg(status), array_agg(n)) from (
    select scheme_id, status, -count(*)::int as n from old_rows group by scheme_id, status
  ) delta having count(*) > 0;
  delete from scheme_registration_count c where c.scheme_id in (select scheme_id from old_rows)
    and not exists (select from scheme s where s.id = c.scheme_id);
  return null;
end
$$;

create function scheme_registration_updated() returns trigger
language plpgsql as $$
begin
  perform add_scheme_registration_counts(array_agg(scheme_id), array_agg(status), array_agg(n)) from (
    select scheme_id, status, sum(n)::int as n from (
      select scheme_id, status, 1 as n from new_rows
      union all
      select scheme_id, status, -1 from old_rows
    ) as change group by scheme_id, status having sum(n) <> 0
  ) delta having count(*) > 0;
  return null;
end
$$;

create function scheme_registration_truncated() returns trigger
language plpgsql as $$
begin
  truncate scheme_registration_count;
  return null;
end
$$;

create trigger scheme_registration_inserted after insert on scheme_registration
  referencing new table as new_rows for each statement execute function scheme_registration_inserted();
create trigger scheme_registration_deleted after delete on scheme_registration
  referencing old table as old_rows for each statement execute function scheme_registration_deleted();
create trigger scheme_registration_updated after update on scheme_registration
  referencing old table as old_rows new table as new_rows for each statement execute function scheme_registration_updated();

create trigger scheme_registration_truncated after truncate on scheme_registration
  for each statement execute function scheme_registration_truncated();

-- What the public sees of schemes has changed.
create function announce_scheme_change() returns trigger
language plpgsql as $$
begin
  perform pg_notify('public_data', 'scheme');
  return null;
end
$$;
-- For each row, as a statement without rows changes nothing; what is said twice in a transaction is heard once.
create trigger scheme_changed after insert or update or delete on scheme
  for each row execute function announce_scheme_change();

-- The public directory of NGOs: the NGOs themselves, the words of their names, and how many there are of each kind.

create extension if not exists pg_trgm;

create table ngo (
  id bigint generated always as identity primary key,
  name_words smallint not null check (name_words > 0),
  search_version smallint not null,
  founded_year smallint check (founded_year between 1800 and 2199),
  verified boolean not null generated always as (status = 'verified') stored,
  -- What the public sees. One that registered itself waits until it is verified; one from a public register is shown as 'not checked yet'.
  listed boolean not null
    generated always as (status = 'verified' or (status = 'pending' and source <> 'registered')) stored,
  verified_at timestamptz,
  last_confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  category text not null check (category ~ '^[a-z][a-z-]{1,39}$'),
  city text not null check (char_length(city) between 1 and 60),
  status text not null default 'pending' check (status in ('pending', 'verified', 'suspended')),
  source text not null check (source in ('registered', 'imported', 'demo')),
  -- The name in Latin letters and lower case, in whatever script it is written: sorts the same in every cluster.
  sort_name text collate "C" not null check (char_length(sort_name) between 1 and 1000),
  -- The same as it sounds, whatever its spelling.
  name_sound text collate "C" not null check (char_length(name_sound) between 1 and 1000),
  name text not null check (char_length(name) between 1 and 200),
  name_gu text check (char_length(name_gu) between 1 and 200),
  name_hi text check (char_length(name_hi) between 1 and 200),
  -- What the NGO is found by. This, the two names above and the words below are written by the app together with the names
  -- (src/features/ngo/ngo-lexemes.server.ts), as its rules cannot run in here. What a search reads stands before what it does not.
  search tsvector not null,
  mission text check (char_length(mission) <= 500),
  address text check (char_length(address) <= 500),
  pin text check (pin ~ '^[1-9][0-9]{5}$'),
  phone text check (phone ~ '^[0-9]{10}$'),
  email text check (char_length(email) <= 254),
  website text check (char_length(website) <= 500),
  registration_type text check (registration_type in ('Trust', 'Society', 'Section 8 Company')),
  darpan_id text unique check (darpan_id ~ '^[A-Z]{2}/(19|20)[0-9]{2}/[0-9]{7}$'),
  pan text check (pan ~ '^[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z]$'),
  reg_12a_number text check (char_length(reg_12a_number) between 1 and 100),
  reg_12a_valid_from date,
  reg_12a_valid_to date,
  reg_80g_number text check (char_length(reg_80g_number) between 1 and 100),
  reg_80g_valid_from date,
  reg_80g_valid_to date,
  fcra_number text check (fcra_number ~ '^[0-9]{9}$'),
  fcra_valid_from date,
  fcra_valid_to date,
  csr1 text check (csr1 ~ '^CSR[0-9]{8}$'),
  services text[] not null default '{}' check (cardinality(services) <= 50),
  description text check (char_length(description) <= 20000),
  -- The words it is found by, as sound:skeleton:spelling.
  words text[] not null,
  check (verified_at is not null or status <> 'verified'),
  check (reg_12a_number is not null or (reg_12a_valid_from is null and reg_12a_valid_to is null)),
  check (reg_80g_number is not null or (reg_80g_valid_from is null and reg_80g_valid_to is null)),
  check (fcra_number is not null or (fcra_valid_from is null and fcra_valid_to is null)),
  check (reg_12a_valid_from <= reg_12a_valid_to),
  check (reg_80g_valid_from <= reg_80g_valid_to),
  check (fcra_valid_from <= fcra_valid_to)
);

-- The search column is read for ranking: it stays in the row, long descriptions move out first.
alter table ngo alter column search set storage main;

create index ngo_by_category_and_city on ngo (category, city, sort_name, id) include (verified) where listed;
create index ngo_by_category on ngo (category, sort_name, id) include (verified) where listed;
create index ngo_by_name on ngo (sort_name, id) include (verified) where listed;
create index ngo_by_sound on ngo (name_sound, id) where listed;
-- Not only of the listed: an import recognizes an NGO by its name and city, shown or not.
create index ngo_by_city on ngo (city, sort_name, id) include (listed, verified);
create index ngo_by_words on ngo using gin (search) with (fastupdate = off) where listed;
-- An eighth of all: words that a large part of the NGOs have are looked for here first.
create index ngo_by_words_sample on ngo using gin (search) with (fastupdate = off) where listed and id % 8 = 0;

-- What follows is kept by the triggers below and never waits for another transaction's change: who finds a row locked
-- adds one of its own. So each of these tables holds what its rows come to together, and no order of changes can deadlock.

create table ngo_count (
  id bigint generated always as identity primary key,
  category text not null,
  city text not null,
  listed integer not null,
  verified integer not null
);
create index on ngo_count (category, city);

create table ngo_word (
  id bigint generated always as identity primary key,
  sound text collate "C" not null,
  skeleton text collate "C" not null,
  spelling text not null,
  ngos integer not null
) with (fillfactor = 80);
create index on ngo_word (skeleton);
create index on ngo_word (sound, spelling);
create index on ngo_word using gin (sound gin_trgm_ops) with (fastupdate = off);

-- How often the listed NGOs have changed: as long as the sum is the same, what was read before is still true.
create table ngo_change (
  id bigint generated always as identity primary key,
  changes bigint not null
);

create function add_ngo_counts(categories text[], cities text[], listeds int[], verifieds int[]) returns void
language sql as $$
  with delta as (
    select * from unnest(categories, cities, listeds, verifieds) as d (category, city, listed, verified)
  ), taken as (
    update ngo_count c set listed = c.listed + free.listed, verified = c.verified + free.verified
    from (
      select one.id, delta.* from delta cross join lateral (
        select id from ngo_count o where o.category = delta.category and o.city = delta.city limit 1 for update skip locked
      ) one
    ) free
    where c.id = free.id
    returning c.category, c.city
  )
  insert into ngo_count (category, city, listed, verified)
  select category, city, listed, verified from delta
  where not exists (select from taken where taken.category = delta.category and taken.city = delta.city);
$$;

create function add_ngo_words(entries text[], counts int[]) returns void
language sql as $$
  with delta as (
    select split_part(e.entry, ':', 1) as sound, split_part(e.entry, ':', 2) as skeleton,
      split_part(e.entry, ':', 3) as spelling, e.ngos
    from unnest(entries, counts) as e (entry, ngos)
  ), taken as (
    update ngo_word w set ngos = w.ngos + free.ngos
    from (
      select one.id, delta.ngos from delta cross join lateral (
        select id from ngo_word o where o.sound = delta.sound and o.spelling = delta.spelling limit 1 for update skip locked
      ) one
    ) free
    where w.id = free.id
    returning w.sound, w.spelling
  )
  insert into ngo_word (sound, skeleton, spelling, ngos)
  select sound, skeleton, spelling, ngos from delta
  where not exists (select from taken where taken.sound = delta.sound and taken.spelling = delta.spelling);
$$;

create function announce_ngo_change() returns void
language plpgsql as $$
begin
  update ngo_change set changes = changes + 1
  where id = (select id from ngo_change order by id limit 1 for update skip locked);
  if not found then
    insert into ngo_change (changes) values (1);
  end if;
  perform pg_notify('public_data', 'ngo');
end
$$;

create function ngo_inserted() returns trigger
language plpgsql as $$
begin
  if exists (select from new_rows where listed) then
    perform add_ngo_counts(array_agg(category), array_agg(city), array_agg(n), array_agg(v)) from (
      select category, city, count(*)::int as n, count(*) filter (where verified)::int as v
      from new_rows where listed group by category, city
    ) delta;
    perform add_ngo_words(array_agg(word), array_agg(n)) from (
      select word, count(*)::int as n from new_rows, unnest(words) as word where listed group by word
    ) delta;
    perform announce_ngo_change();
  end if;
  return null;
end
$$;

create function ngo_deleted() returns trigger
language plpgsql as $$
begin
  if exists (select from old_rows where listed) then
    perform add_ngo_counts(array_agg(category), array_agg(city), array_agg(n), array_agg(v)) from (
      select category, city, -count(*)::int as n, -count(*) filter (where verified)::int as v
      from old_rows where listed group by category, city
    ) delta;
    perform add_ngo_words(array_agg(word), array_agg(n)) from (
      select word, -count(*)::int as n from old_rows, unnest(words) as word where listed group by word
    ) delta;
    perform announce_ngo_change();
  end if;
  return null;
end
$$;

create function ngo_updated() returns trigger
language plpgsql as $$
begin
  if exists (select from old_rows where listed) or exists (select from new_rows where listed) then
    perform add_ngo_counts(array_agg(category), array_agg(city), array_agg(n), array_agg(v)) from (
      select category, city, sum(n)::int as n, sum(v)::int as v from (
        select category, city, 1 as n, verified::int as v from new_rows where listed
        union all
        select category, city, -1, -verified::int from old_rows where listed
      ) as change group by category, city having sum(n) <> 0 or sum(v) <> 0
    ) delta having count(*) > 0;
    perform add_ngo_words(array_agg(word), array_agg(n)) from (
      select word, sum(n)::int as n from (
        select word, 1 as n from new_rows, unnest(words) as word where listed
        union all
        select word, -1 from old_rows, unnest(words) as word where listed
      ) as change group by word having sum(n) <> 0
    ) delta having count(*) > 0;
    perform announce_ngo_change();
  end if;
  return null;
end
$$;

create function ngo_truncated() returns trigger
language plpgsql as $$
begin
  truncate ngo_count, ngo_word;
  perform announce_ngo_change();
  return null;
end
$$;

create trigger ngo_inserted after insert on ngo
  referencing new table as new_rows for each statement execute function ngo_inserted();
create trigger ngo_deleted after delete on ngo
  referencing old table as old_rows for each statement execute function ngo_deleted();
create trigger ngo_updated after update on ngo
  referencing old table as old_rows new table as new_rows for each statement execute function ngo_updated();
create trigger ngo_truncated after truncate on ngo
  for each statement execute function ngo_truncated();

-- Each change of public data announces the tags of the cached responses it outdates: ngo:17, city:Rajkot, counts ...
-- docs/decisions/021-cache-tags.md lists the tags.

-- Notifies every process when the transaction commits. The connection that wrote gets the tags at once, as a message
-- (INFO is always sent), so that its process can drop them before it answers.
create function announce_public_change(tags text[]) returns void
language plpgsql as $$
declare
  payload text := to_jsonb(tags)::text;
begin
  if tags is null or cardinality(tags) = 0 then return; end if;
  -- A notification holds less than 8,000 bytes.
  if cardinality(tags) > 100 or octet_length(payload) > 7000 then payload := '["*"]'; end if;
  perform pg_notify('public_data', payload);
  raise info using message = payload, errcode = 'TAGS0';
end
$$;

create function count_ngo_change() returns void
language plpgsql as $$
begin
  update ngo_change set changes = changes + 1
  where id = (select id from ngo_change order by id limit 1 for update skip locked);
  if not found then
    insert into ngo_change (changes) values (1);
  end if;
end
$$;

-- An NGO comes to these lists, leaves them, or moves within them.
create function tags_of_ngo_lists(category text, city text) returns text[]
language sql immutable as $$
  select array['category:' || category, 'city:' || city, 'ngos'];
$$;

create or replace function ngo_inserted() returns trigger
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
    perform count_ngo_change();
    perform announce_public_change(array_agg(distinct tag)) from (
      select unnest(tags_of_ngo_lists(category, city) || array['ngo:' || id, 'anyNgo', 'counts']) as tag
      from new_rows where listed
    ) outdated;
  end if;
  return null;
end
$$;

create or replace function ngo_deleted() returns trigger
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
    perform count_ngo_change();
    -- Its schemes are deleted after it, when their trigger finds no NGO any more.
    perform announce_public_change(array_agg(distinct tag)) from (
      select unnest(tags_of_ngo_lists(category, city) || array['ngo:' || id, 'anyNgo', 'counts']
        || case when verified then array['schemes'] end) as tag
      from old_rows where listed
    ) outdated;
  end if;
  return null;
end
$$;

create or replace function ngo_updated() returns trigger
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
    perform count_ngo_change();
    perform announce_public_change(array_agg(distinct tag)) from (
      select unnest(array['ngo:' || n.id, 'anyNgo']
        || case when is_counted then array['counts'] end
        || case when is_counted or o.sort_name <> n.sort_name
          then tags_of_ngo_lists(o.category, o.city) || tags_of_ngo_lists(n.category, n.city) end
        -- Schemes name their NGO, its kind of work and its town.
        || case when (is_counted or is_renamed) and (o.verified or n.verified)
          and exists (select from scheme s where s.ngo_id = n.id) then array['schemes'] end) as tag
      from old_rows o join new_rows n using (id) cross join lateral (
        select (o.listed, o.verified, o.category, o.city)
            is distinct from (n.listed, n.verified, n.category, n.city) as is_counted,
          (o.name, o.name_gu, o.name_hi) is distinct from (n.name, n.name_gu, n.name_hi) as is_renamed
      ) change
      where o.listed or n.listed
    ) outdated;
  end if;
  return null;
end
$$;

create or replace function ngo_truncated() returns trigger
language plpgsql as $$
begin
  truncate ngo_count, ngo_word;
  perform count_ngo_change();
  perform announce_public_change('{*}');
  return null;
end
$$;

create or replace function ngo_photo_changed() returns trigger
language plpgsql as $$
begin
  if exists (select from ngo n where n.id = coalesce(new.ngo_id, old.ngo_id) and n.listed) then
    perform count_ngo_change();
    perform announce_public_change(array['ngo:' || coalesce(new.ngo_id, old.ngo_id)]);
  end if;
  return null;
end
$$;

create or replace function announce_scheme_change() returns trigger
language plpgsql as $$
begin
  if not exists (select from ngo n where n.id = coalesce(new.ngo_id, old.ngo_id) and n.verified)
    or (tg_op = 'INSERT' or old.deleted_at is not null) and (tg_op = 'DELETE' or new.deleted_at is not null)
    or tg_op = 'UPDATE'
      and to_jsonb(old) - '{revision,updated_at}'::text[] = to_jsonb(new) - '{revision,updated_at}'::text[]
  then return null;
  end if;
  -- The page of a scheme has the tag of its NGO, whose own page lists it.
  perform announce_public_change(array['schemes', 'ngo:' || coalesce(new.ngo_id, old.ngo_id)]);
  return null;
end
$$;

create or replace function announce_askable_change() returns trigger
language plpgsql as $$
begin
  perform announce_public_change(array(
    select distinct 'ngo:' || id from unnest(array[new.ngo_id, old.ngo_id]) as id where id is not null
  ));
  return null;
end
$$;

drop function announce_ngo_change();

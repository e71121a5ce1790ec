-- Who registers for a scheme is proved by a mailbox, not by being the first; and only what the public sees is announced.

alter table scheme_registration
  -- Whether the email is an address that mail can be sent to: what 'none' registers is told apart by the name.
  add column is_mailbox boolean not null default true,
  -- Somebody opened the link in the mail and said that it was them.
  add column confirmed_at timestamptz,
  -- Another one with this number was confirmed, and this one was not.
  add column superseded_at timestamptz,
  -- The NGO sees it. Not: the same person again, or one too many of a number, until the mailbox is confirmed.
  add column is_shown boolean not null default true,
  add column confirm_hash text unique check (char_length(confirm_hash) between 1 and 100),
  add column confirm_until timestamptz,
  add check ((confirm_hash is null) = (confirm_until is null)),
  add check (confirmed_at is null or (is_shown and superseded_at is null));

drop index scheme_registration_email, scheme_registration_mobile, scheme_registration_latest, scheme_registration_status;
-- The same person stands once in a scheme's list: by mailbox and number together, as families share either.
create unique index scheme_registration_person on scheme_registration
  (scheme_id, mobile_key, email_key, (case when is_mailbox then '' else lower(name) end)) where is_shown;
create index scheme_registration_latest on scheme_registration (scheme_id, id) where is_shown;
create index scheme_registration_status on scheme_registration (scheme_id, status, id) where is_shown;
create index scheme_registration_hidden on scheme_registration (created_at) where not is_shown;

create or replace function scheme_registration_inserted() returns trigger
language plpgsql as $$
begin
  perform add_scheme_registration_counts(array_agg(scheme_id), array_agg(status), array_agg(n)) from (
    select scheme_id, status, count(*)::int as n from new_rows where is_shown group by scheme_id, status
  ) delta having count(*) > 0;
  return null;
end
$$;

create or replace function scheme_registration_deleted() returns trigger
language plpgsql as $$
begin
  perform add_scheme_registration_counts(array_agg(scheme_id), array_agg(status), array_agg(n)) from (
    select scheme_id, status, -count(*)::int as n from old_rows where is_shown group by scheme_id, status
  ) delta having count(*) > 0;
  delete from scheme_registration_count c where c.scheme_id in (select scheme_id from old_rows)
    and not exists (select from scheme s where s.id = c.scheme_id);
  return null;
end
$$;

create or replace function scheme_registration_updated() returns trigger
language plpgsql as $$
begin
  perform add_scheme_registration_counts(array_agg(scheme_id), array_agg(status), array_agg(n)) from (
    select scheme_id, status, sum(n)::int as n from (
      select scheme_id, status, 1 as n from new_rows where is_shown
      union all
      select scheme_id, status, -1 from old_rows where is_shown
    ) as change group by scheme_id, status having sum(n) <> 0
  ) delta having count(*) > 0;
  return null;
end
$$;

-- A scheme of an NGO that is not checked, a deleted one, or one that was saved as it was: nobody sees a difference, and every
-- process keeps the pages it has.
create or replace function announce_scheme_change() returns trigger
language plpgsql as $$
begin
  if not exists (select from ngo n where n.id = coalesce(new.ngo_id, old.ngo_id) and n.verified)
    or (tg_op = 'INSERT' or old.deleted_at is not null) and (tg_op = 'DELETE' or new.deleted_at is not null)
    or tg_op = 'UPDATE'
      and to_jsonb(old) - '{revision,updated_at}'::text[] = to_jsonb(new) - '{revision,updated_at}'::text[]
  then return null;
  end if;
  perform pg_notify('public_data', 'scheme');
  return null;
end
$$;

-- Nor the photos of an NGO that is not listed.
create or replace function ngo_photo_changed() returns trigger
language plpgsql as $$
begin
  if exists (select from ngo n where n.id = coalesce(new.ngo_id, old.ngo_id) and n.listed) then
    perform announce_ngo_change();
  end if;
  return null;
end
$$;

-- When a mail last said that the NGO wrote, and when the next one is due: what it writes meanwhile is gathered.
alter table help_request
  add column messages_told_at timestamptz,
  add column messages_due_at timestamptz;
create index help_request_messages_due on help_request (messages_due_at) where messages_due_at is not null;

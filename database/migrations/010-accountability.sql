-- The audit log as a chain: each entry's hash is made of the one before and of all its own columns, so that an entry which was
-- altered, removed or slipped in later is found (npm run audit:verify).

create table audit_chain (
  -- Without gaps, in the order in which the transactions ended.
  position bigint primary key check (position > 0),
  -- No reference: a link whose entry is gone is what has to be found.
  entry_id bigint not null unique,
  hash bytea not null check (octet_length(hash) = 32)
);

-- The last link, kept apart, so that a removed end is noticed too.
create table audit_head (
  is_only boolean primary key default true check (is_only),
  entries bigint not null,
  hash bytea not null
) with (fillfactor = 50);
insert into audit_head (entries, hash) values (0, sha256(''));

-- With the rights of the tables' owner: the app adds entries and can choose none of this. It runs when the transaction ends, so
-- that the next one waits for the commit alone, and two that lock other rows too cannot wait for each other.
create function chain_audit_entry() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  head public.audit_head;
  entry public.audit_entry;
begin
  select * into strict head from public.audit_head for update;
  -- As it stands now: within its own transaction it may have been changed by who owns the table.
  select * into strict entry from public.audit_entry where id = new.id;
  head.entries := head.entries + 1;
  -- The same text is made by src/features/audit/verify, which does not trust this function.
  head.hash := sha256(head.hash || convert_to(jsonb_build_array(
    entry.id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), entry.account_id, entry.account_email,
    entry.role, entry.address, entry.request_id, entry.action, entry.entity, entry.entity_id, entry.ngo_id, entry.before,
    entry.after)::text, 'UTF8'));
  insert into public.audit_chain (position, entry_id, hash) values (head.entries, entry.id, head.hash);
  update public.audit_head set entries = head.entries, hash = head.hash;
  return null;
end
$$;
revoke all on function chain_audit_entry() from public;

create constraint trigger audit_entry_chained after insert on audit_entry
  deferrable initially deferred for each row execute function chain_audit_entry();

-- The entries that are there already, in their order.
do $$
declare
  entry audit_entry;
  entries bigint := 0;
  last bytea := sha256('');
begin
  for entry in select * from audit_entry order by id loop
    entries := entries + 1;
    last := sha256(last || convert_to(jsonb_build_array(
      entry.id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), entry.account_id, entry.account_email,
      entry.role, entry.address, entry.request_id, entry.action, entry.entity, entry.entity_id, entry.ngo_id, entry.before,
      entry.after)::text, 'UTF8'));
    insert into audit_chain (position, entry_id, hash) values (entries, entry.id, last);
  end loop;
  update audit_head h set entries = chained.entries, hash = chained.last from (select entries, last) chained;
end
$$;

-- The history of a request does not go with it: no right to delete the one may become a way to delete the other.
alter table help_event
  drop constraint help_event_request_id_fkey,
  add constraint help_event_request_id_fkey foreign key (request_id) references help_request;

-- Requests for help that are addressed to an NGO: it is asked first, and for some hours alone.
alter table help_request
  add column addressed_to bigint references ngo on delete set null,
  -- From then on others are asked too; empty once they are, and for a request that is addressed to nobody.
  add column alone_until timestamptz;
create index help_request_alone on help_request (alone_until) where alone_until is not null;
create index on help_request (addressed_to) where addressed_to is not null;

-- Whether an NGO can be asked is told in public: when it is, and when it has room again.
create function announce_askable_change() returns trigger
language plpgsql as $$
begin
  perform pg_notify('public_data', 'askable');
  return null;
end
$$;
create trigger help_pause_changed after insert or update or delete on help_pause
  for each row execute function announce_askable_change();
create trigger ngo_account_added after insert on account
  for each row when (new.ngo_id is not null) execute function announce_askable_change();
create trigger ngo_account_removed after delete on account
  for each row when (old.ngo_id is not null) execute function announce_askable_change();
create trigger ngo_account_changed after update on account
  for each row when (old.disabled_at is distinct from new.disabled_at or old.ngo_id is distinct from new.ngo_id)
  execute function announce_askable_change();

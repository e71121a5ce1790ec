-- Each NGO has a tag for its events, so that a change of one event drops the page of its NGO and no other.
create or replace function announce_event_change() returns trigger
language plpgsql as $$
begin
  if (tg_op = 'INSERT' or old.status = 'draft') and (tg_op = 'DELETE' or new.status = 'draft')
    or not exists (select from ngo n where n.id = coalesce(new.ngo_id, old.ngo_id) and n.verified)
  then return null; end if;
  perform announce_public_change(array[
    'events', 'event:' || coalesce(new.id, old.id), 'events-of:' || coalesce(new.ngo_id, old.ngo_id)
  ]);
  return null;
end
$$;

create or replace function announce_ngo_events() returns trigger
language plpgsql as $$
begin
  if exists (select from event e where e.ngo_id = new.id and e.status <> 'draft') then
    perform announce_public_change(array(
      select unnest(array['events', 'events-of:' || new.id])
      union all select 'event:' || id from event e where e.ngo_id = new.id and e.status <> 'draft'
    ));
  end if;
  return null;
end
$$;

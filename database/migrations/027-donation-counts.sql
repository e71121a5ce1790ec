-- Numbers and sums of donations, maintained by triggers. A number is the sum of its rows, so that donations that change at
-- the same time add to different rows and never wait for each other.

create table donation_count (
  id bigint generated always as identity primary key,
  ngo_id bigint not null,
  -- The first day of the month in which the money arrived; before that, of the month in which the donation began.
  month date not null,
  status text not null,
  method text not null,
  purpose_id bigint,
  donations integer not null,
  -- In paise, without what was refunded.
  amount bigint not null
) with (fillfactor = 80);
create index donation_count_of on donation_count (ngo_id, month, status, method);
create index donation_count_of_purpose on donation_count (purpose_id) where purpose_id is not null;

create type donation_counted as (
  ngo_id bigint, month date, status text, method text, purpose_id bigint, donations integer, amount bigint
);

create function add_donation_counts(changes donation_counted[]) returns void
language sql as $$
  with delta as (
    select c.ngo_id, c.month, c.status, c.method, c.purpose_id, sum(c.donations)::int as donations,
      sum(c.amount)::bigint as amount
    from unnest(changes) c
    group by c.ngo_id, c.month, c.status, c.method, c.purpose_id
    having sum(c.donations) <> 0 or sum(c.amount) <> 0
  ), taken as (
    update donation_count c set donations = c.donations + free.donations, amount = c.amount + free.amount
    from (
      select one.id, delta.* from delta cross join lateral (
        select id from donation_count o
        where o.ngo_id = delta.ngo_id and o.month = delta.month and o.status = delta.status
          and o.method = delta.method and o.purpose_id is not distinct from delta.purpose_id
        limit 1 for update skip locked
      ) one
    ) free
    where c.id = free.id
    returning c.ngo_id, c.month, c.status, c.method, c.purpose_id
  )
  insert into donation_count (ngo_id, month, status, method, purpose_id, donations, amount)
  select ngo_id, month, status, method, purpose_id, donations, amount from delta
  where not exists (
    select from taken t where (t.ngo_id, t.month, t.status, t.method) = (delta.ngo_id, delta.month, delta.status,
      delta.method) and t.purpose_id is not distinct from delta.purpose_id
  );
$$;

-- How a donation counts; `factor` is -1 to take it away.
create function donation_counted_as(d donation, factor integer) returns donation_counted
language sql stable as $$
  select row(
    d.ngo_id, date_trunc('month', d.counted_on)::date, d.status, d.method, d.purpose_id, factor,
    factor * (d.amount - d.refunded)
  )::donation_counted;
$$;

create function donation_rows_changed() returns trigger
language plpgsql as $$
declare
  added donation_counted[] := '{}';
  removed donation_counted[] := '{}';
begin
  if tg_op <> 'DELETE' then
    select coalesce(array_agg(donation_counted_as(n, 1)), '{}') into added from new_rows n;
  end if;
  if tg_op <> 'INSERT' then
    select coalesce(array_agg(donation_counted_as(o, -1)), '{}') into removed from old_rows o;
  end if;
  perform add_donation_counts(added || removed);
  return null;
end
$$;
create trigger donation_inserted after insert on donation
  referencing new table as new_rows for each statement execute function donation_rows_changed();
create trigger donation_deleted after delete on donation
  referencing old table as old_rows for each statement execute function donation_rows_changed();
create trigger donation_updated after update on donation
  referencing old table as old_rows new table as new_rows for each statement execute function donation_rows_changed();

-- The page of an NGO's gifts can show what was given, and by whom.
create function announce_received_donation() returns trigger
language plpgsql as $$
begin
  perform announce_public_change(array['donate:' || new.ngo_id]);
  return null;
end
$$;
create trigger donation_received after update on donation for each row
  when ((new.received_at is not null or old.received_at is not null)
    and (old.status, old.refunded, old.hides_name, old.donor_name, old.purpose_id)
      is distinct from (new.status, new.refunded, new.hides_name, new.donor_name, new.purpose_id))
  execute function announce_received_donation();
create trigger donation_added_received after insert on donation for each row
  when (new.received_at is not null) execute function announce_received_donation();

create function announce_donation_purpose() returns trigger
language plpgsql as $$
begin
  perform announce_public_change(array['donate:' || coalesce(new.ngo_id, old.ngo_id)]);
  return null;
end
$$;
create trigger donation_purpose_changed after insert or update or delete on donation_purpose
  for each row execute function announce_donation_purpose();

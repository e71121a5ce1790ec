-- Where gifts to an NGO go: bank accounts, their UPI ids, and accounts at a payment gateway. Whoever signs in to an NGO's
-- account must not be able to turn gifts away unnoticed, so a change waits before donors see it.
-- docs/decisions/028-bank-details.md

create table bank_detail (
  id bigint generated always as identity primary key,
  ngo_id bigint not null references ngo,
  -- Donors see the primary one.
  is_primary boolean not null default false,
  -- The account for gifts from abroad, which the FCRA designates.
  is_foreign boolean not null default false,
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create index bank_detail_of on bank_detail (ngo_id);
create unique index bank_detail_primary on bank_detail (ngo_id, is_foreign) where is_primary and removed_at is null;

-- What bank details say. A change is a new version, which waits while donors still see the active one.
create table bank_detail_version (
  id bigint generated always as identity primary key,
  bank_detail_id bigint not null references bank_detail on delete cascade,
  ngo_id bigint not null references ngo,
  account_holder text not null check (char_length(account_holder) between 1 and 100),
  -- Sealed with the app's key; people see the last four digits.
  account_number text not null,
  account_last4 text not null check (account_last4 ~ '^[0-9]{4}$'),
  ifsc text not null check (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  bank text not null check (char_length(bank) between 1 and 100),
  branch text not null check (char_length(branch) between 1 and 100),
  -- Sealed too; people see `ab…@bank`.
  upi_id text,
  upi_masked text check (char_length(upi_masked) between 3 and 80),
  -- Becomes the primary one together with this version.
  makes_primary boolean not null,
  status text not null default 'waiting'
    check (status in ('waiting', 'active', 'replaced', 'stopped', 'withdrawn')),
  requested_by bigint not null,
  requested_at timestamptz not null default now(),
  takes_effect_at timestamptz not null,
  decided_at timestamptz,
  -- Who decided: the waiting time, our team, a link in a mail to the NGO, or the NGO.
  decided_by text check (decided_by in ('time', 'staff', 'link', 'ngo')),
  stop_reason text check (char_length(stop_reason) between 1 and 1000),
  check ((upi_id is null) = (upi_masked is null)),
  check ((status = 'waiting') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null))
);
create unique index bank_detail_version_active on bank_detail_version (bank_detail_id) where status = 'active';
create unique index bank_detail_version_waiting on bank_detail_version (bank_detail_id) where status = 'waiting';
create index bank_detail_version_due on bank_detail_version (takes_effect_at) where status = 'waiting';
create index bank_detail_version_of on bank_detail_version (ngo_id, id);

-- An account of an NGO at the payment gateway. Its keys decide where the money goes, so they wait in the same way.
create table gateway_account (
  id bigint generated always as identity primary key,
  ngo_id bigint not null references ngo,
  key_id text not null check (key_id ~ '^rzp_(test|live)_[A-Za-z0-9]{6,40}$'),
  -- Sealed with the app's key.
  key_secret text not null,
  webhook_secret text not null,
  status text not null default 'waiting'
    check (status in ('waiting', 'active', 'replaced', 'stopped', 'withdrawn', 'removed')),
  requested_by bigint not null,
  requested_at timestamptz not null default now(),
  takes_effect_at timestamptz not null,
  decided_at timestamptz,
  decided_by text check (decided_by in ('time', 'staff', 'link', 'ngo')),
  stop_reason text check (char_length(stop_reason) between 1 and 1000),
  check ((status = 'waiting') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null))
);
create unique index gateway_account_active on gateway_account (ngo_id) where status = 'active';
create unique index gateway_account_waiting on gateway_account (ngo_id) where status = 'waiting';
create index gateway_account_due on gateway_account (takes_effect_at) where status = 'waiting';

-- While an NGO is in this table, it cannot change where gifts go: somebody said that a change was not theirs, and our
-- team has not cleared it up yet.
create table bank_detail_freeze (
  ngo_id bigint primary key references ngo,
  frozen_at timestamptz not null default now()
);

-- Pages that invite to give depend on whether and how an NGO takes gifts.
create function announce_bank_details(ngo bigint) returns void
language plpgsql as $$
begin
  perform announce_public_change(array['donate', 'donate:' || ngo, 'ngo:' || ngo]);
end
$$;
create function bank_detail_changed() returns trigger
language plpgsql as $$
begin
  perform announce_bank_details(coalesce(new.ngo_id, old.ngo_id));
  return null;
end
$$;
create trigger bank_detail_changed after update or delete on bank_detail
  for each row execute function bank_detail_changed();
create trigger bank_detail_version_activated after update on bank_detail_version
  for each row when ((old.status = 'active') <> (new.status = 'active')) execute function bank_detail_changed();
create trigger gateway_account_activated after update on gateway_account
  for each row when ((old.status = 'active') <> (new.status = 'active')) execute function bank_detail_changed();

-- The list of NGOs that take gifts shows their names, and only verified ones.
create function announce_ngo_gifts() returns trigger
language plpgsql as $$
begin
  if exists (select from bank_detail b where b.ngo_id = new.id) then
    perform announce_public_change(array['donate', 'donate:' || new.id]);
  end if;
  return null;
end
$$;
create trigger ngo_gifts_changed after update on ngo for each row
  when ((old.verified, old.name, old.name_gu, old.name_hi, old.category, old.city, old.reg_80g_valid_to, old.fcra_number,
      old.fcra_valid_to)
    is distinct from (new.verified, new.name, new.name_gu, new.name_hi, new.category, new.city, new.reg_80g_valid_to,
      new.fcra_number, new.fcra_valid_to))
  execute function announce_ngo_gifts();

-- Seats of a party are held for an hour, until the link in its mail is opened.

alter table event_registration
  -- Whether the party is offered seats, and keeps those it has: its link was opened (opened_at), it came, its NGO added
  -- it or gave it its seats, or it has no mail address and fits into the share of its network.
  add column confirmed boolean not null default true,
  drop constraint event_registration_cancelled_by_check,
  -- 'hold': its link was not opened in time. Opened later, it registers the party again.
  add constraint event_registration_cancelled_by_check
    check (cancelled_by in ('person', 'ngo', 'offer', 'event', 'hold'));
create index event_registration_unconfirmed on event_registration (event_id) include (status, party_size)
  where not confirmed;

-- What the public form took. A mail address that is registered already takes seats like a newcomer for an hour,
-- so that nobody sees the difference in the seats that are left.
create table event_hold (
  id bigint generated always as identity primary key,
  event_id bigint not null references event on delete cascade,
  -- Empty if the address was registered already.
  registration_id bigint references event_registration on delete cascade,
  -- Keyed hash of the mail address; empty for a party without one.
  address_hash text,
  seats smallint not null check (seats between 1 and 5),
  -- What the sender was told.
  status text not null check (status in ('registered', 'waiting')),
  -- The last registration of the event at that time: whoever came later waits behind it.
  after_id bigint not null,
  -- Keyed hashes of the sender's networks.
  network text not null,
  wide_network text,
  until timestamptz not null
);
create unique index event_hold_address on event_hold (event_id, address_hash) where address_hash is not null;
create index event_hold_network on event_hold (event_id, network);
create index event_hold_registration on event_hold (registration_id);
create index event_hold_until on event_hold (until);

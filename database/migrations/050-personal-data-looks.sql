-- Whose contact details an account saw on a day (in India), and how often. It is erased after a few days.
create table personal_data_look (
  account_id bigint not null references account on delete cascade,
  day date not null,
  -- Of what the record is one: `donation`.
  kind text not null check (kind ~ '^[a-z][a-zA-Z]{1,39}$'),
  record_id bigint not null,
  looks integer not null default 1 check (looks > 0),
  primary key (account_id, day, kind, record_id)
);
create index on personal_data_look (day);

-- The PINs of a request filed for somebody that were replaced. Erased with the request.
create table help_earlier_pin (
  id bigint generated always as identity primary key,
  request_id bigint not null references help_request on delete cascade,
  -- As in help_assistance.
  pin_sealed text not null,
  -- When a newer PIN was first used. Until then this one opens the request too.
  ended_at timestamptz
);
create index on help_earlier_pin (request_id, id);

alter table help_assistance
  -- When a helper took the consent back for the person, and the status before. The request is erased 30 days later.
  add column withdrawn_at timestamptz,
  add column withdrawn_from text check (withdrawn_from in ('open', 'accepted', 'resolved', 'closed')),
  add constraint help_assistance_withdrawn check ((withdrawn_at is null) = (withdrawn_from is null));
create index help_assistance_withdrawn_due on help_assistance (withdrawn_at) where withdrawn_at is not null;

-- What the payment gateway, bank statements, donors' own pages and the calendar of duties need.

-- Webhooks that were handled, so that a repeated one changes nothing. They contain nothing about the donor.
create table gateway_event (
  id bigint generated always as identity primary key,
  ngo_id bigint not null references ngo,
  event_id text not null check (char_length(event_id) between 1 and 100),
  kind text not null check (char_length(kind) between 1 and 60),
  received_at timestamptz not null default now(),
  unique (ngo_id, event_id)
);
create index gateway_event_old on gateway_event (received_at);

-- Refunds that the gateway has paid out. What was given back of a donation is their sum, in whatever order they arrive.
create table gateway_refund (
  refund_id text primary key check (char_length(refund_id) between 1 and 60),
  donation_id bigint not null references donation,
  amount paise not null,
  created_at timestamptz not null default now()
);
create index gateway_refund_of on gateway_refund (donation_id);

-- Which columns of a bank's file hold what, once an NGO has said so. The key is a hash of the file's headings.
create table bank_statement_layout (
  ngo_id bigint not null references ngo,
  headings_hash text not null check (char_length(headings_hash) between 1 and 60),
  columns jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (ngo_id, headings_hash)
);

-- The secret link to a donor's own page, by the hash of its token.
create table donor_link (
  token_hash text primary key,
  email text not null check (email = lower(email) and char_length(email) between 3 and 254),
  language text not null check (language in ('en', 'hi', 'gu')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index donor_link_old on donor_link (expires_at);

-- The yearly statements that an NGO has saved as a file, to tell it about later changes.
create table donation_statement (
  ngo_id bigint not null references ngo,
  year smallint not null,
  exported_at timestamptz not null default now(),
  primary key (ngo_id, year)
);

-- Reminders of dates that an NGO must keep, each sent once.
create table compliance_reminder (
  ngo_id bigint not null references ngo,
  duty text not null check (duty in ('reg12A', 'reg80G', 'fcra', 'statement')),
  due_on date not null,
  days_before smallint not null check (days_before in (90, 30, 7)),
  sent_at timestamptz not null default now(),
  primary key (ngo_id, duty, due_on, days_before)
);

-- A mail with a bank account, a UPI id or a tax number is stored sealed: subject, texts and attachments together.
alter table mail add column sealed text;
-- Where a mail program can end a reminder with one click (RFC 8058).
alter table mail add column unsubscribe_path text;

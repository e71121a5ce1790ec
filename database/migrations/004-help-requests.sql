-- Requests for help: what was asked, to which NGOs it was offered, and everything that happened to it.

create table help_request (
  id bigint generated always as identity primary key,
  -- SH-9QD3-7K, the last sign a check: with the address it names the request to the person and to nobody else.
  reference text not null unique check (reference ~ '^SH-[2-9A-Z]{4}-[2-9A-Z]{2}$'),
  user_name text not null check (char_length(user_name) between 3 and 100),
  user_mobile text not null check (user_mobile ~ '^[0-9]{10}$'),
  user_email text not null check (user_email = lower(user_email) and char_length(user_email) between 3 and 254),
  user_address text not null check (char_length(user_address) between 1 and 500),
  help_description text not null check (char_length(help_description) between 1 and 4000),
  user_city text not null check (char_length(user_city) between 1 and 60 and user_city <> 'Demo'),
  -- Of the city, so that staff see where help is missing.
  district text not null check (char_length(district) between 1 and 60),
  user_help_category text not null check (user_help_category in ('Education', 'Occupation', 'Health')),
  user_pin text not null check (char_length(user_pin) between 1 and 10),
  -- Of the form, and so of every mail to the person.
  language text not null check (language in ('en', 'hi', 'gu')),
  may_mail boolean not null default true,
  -- How and when it is safe to reach them: an NGO sees it before the number.
  safe_contact text check (char_length(safe_contact) between 1 and 300),
  status text not null default 'open' check (status in ('open', 'accepted', 'resolved', 'closed')),
  -- Since when our own team has to look at it; empty as long as NGOs do.
  with_staff_at timestamptz,
  -- A poor answer opens it again, once.
  reopened_at timestamptz,
  helped boolean,
  first_answer_at timestamptz,
  closed_reason text check (char_length(closed_reason) between 1 and 1000),
  -- Of a duplicate: the request that goes on.
  merged_into bigint references help_request,
  -- Chosen by the sender's browser; and hashes of all that was sent, with the code and without.
  idempotency_key text check (char_length(idempotency_key) between 8 and 64),
  sent_hash text not null,
  content_hash text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status = 'closed' or (closed_reason is null and merged_into is null))
);
create unique index on help_request (user_email, sent_hash);
create unique index on help_request (user_email, idempotency_key) where idempotency_key is not null;
create index on help_request (user_email, id);
create index on help_request (district, user_help_category) where status in ('open', 'accepted');
create index on help_request (status, id);
create index help_request_with_staff on help_request (with_staff_at) where with_staff_at is not null and status <> 'closed';

-- A request as one NGO has it.
create table help_offer (
  id bigint generated always as identity primary key,
  request_id bigint not null references help_request on delete cascade,
  ngo_id bigint not null references ngo on delete cascade,
  status text not null default 'sent' check (status in ('sent', 'accepted', 'declined', 'passed')),
  -- Why it was declined; the person reads it.
  reason text check (char_length(reason) between 1 and 1000),
  outcome text check (outcome in ('helped', 'referred', 'notReachable', 'notEligible', 'noCapacity')),
  sent_at timestamptz not null default now(),
  -- From then on silence passes it on.
  due_at timestamptz not null,
  answered_at timestamptz,
  resolved_at timestamptz,
  -- An NGO gets a request once.
  unique (request_id, ngo_id),
  check (answered_at is not null or status in ('sent', 'passed')),
  check ((outcome is null) = (resolved_at is null))
);
-- The inbox, and how much an NGO has in hand.
create index on help_offer (ngo_id, status, id);
create index help_offer_due on help_offer (due_at) where status = 'sent';
-- A request has one NGO that looks after it.
create unique index help_offer_holder on help_offer (request_id) where status = 'accepted' and outcome is null;

-- What people wrote to each other about a request.
create table help_message (
  id bigint generated always as identity primary key,
  request_id bigint not null references help_request on delete cascade,
  -- Of the NGO that wrote it, or that the person wrote to; empty: to whoever takes it up.
  ngo_id bigint references ngo on delete cascade,
  by_person boolean not null,
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz not null default now()
);
create index on help_message (request_id, id);

-- The history of each request: which step, when, and by whom, never what anybody wrote. The app's role may add and read, nothing
-- else (src/server/database/app-role.server.ts).
create table help_event (
  id bigint generated always as identity primary key,
  request_id bigint not null references help_request on delete cascade,
  at timestamptz not null default clock_timestamp(),
  kind text not null check (kind ~ '^[a-z][a-zA-Z]{1,39}$'),
  actor text not null check (actor in ('person', 'ngo', 'staff', 'system')),
  -- No references: the entry outlives NGO and account.
  ngo_id bigint,
  account_id bigint
);
create index on help_event (request_id, id);

-- An NGO that cannot take requests until a day, that day included (in India).
create table help_pause (
  ngo_id bigint primary key references ngo on delete cascade,
  until date not null,
  updated_at timestamptz not null default now()
);

-- How often an account looked at contact details on a day (in India).
create table help_contact_look (
  account_id bigint not null references account on delete cascade,
  day date not null,
  looks integer not null,
  primary key (account_id, day)
);

-- Of a mail into whose box others may look: the sender is a bare address, without the name of this site.
alter table mail add column neutral boolean not null default false;

-- People who sign in, what proves that they are who they say they are, what they did, and the mails they get.

alter table ngo
  -- Counts the changes: who saves an older one is told, and overwrites nothing.
  add column revision integer not null default 1,
  -- When the NGO last asked to be checked, and when and why that was sent back.
  add column submitted_at timestamptz,
  add column sent_back_at timestamptz,
  add column sent_back_reason text check (char_length(sent_back_reason) between 1 and 1000),
  -- Set when a checked NGO changes its name or a paper; empty again once that is checked.
  add column papers_changed_at timestamptz,
  add column suspended_reason text check (char_length(suspended_reason) between 1 and 1000),
  -- What staff saw when they suspended it: what changed since has to be checked again.
  add column suspended_revision integer,
  add column deleted_at timestamptz,
  -- When a deleted one lost all that only living ones need: people, contact data, photos.
  add column erased_at timestamptz,
  add column status_before_deletion text check (status_before_deletion in ('pending', 'verified', 'suspended')),
  drop constraint ngo_status_check,
  add constraint ngo_status_check check (status in ('pending', 'verified', 'suspended', 'deleted')),
  add check ((status = 'deleted') = (deleted_at is not null and status_before_deletion is not null));

create index ngo_by_pan on ngo (pan) where pan is not null;
-- What staff look after is a small part of all.
create index ngo_waiting on ngo (submitted_at) where submitted_at is not null;
create index ngo_papers_changed on ngo (papers_changed_at) where papers_changed_at is not null;
create index ngo_deleted on ngo (deleted_at) where deleted_at is not null;
-- What staff see beside what everybody sees.
create index ngo_unlisted on ngo (sort_name, id) where not listed;

create table account (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email) and char_length(email) between 3 and 254),
  name text not null check (char_length(name) between 1 and 100),
  role text not null check (role in ('ngo', 'staff', 'admin')),
  ngo_id bigint references ngo on delete cascade,
  -- Of the mails.
  language text not null default 'en' check (language in ('en', 'hi', 'gu')),
  password_hash text not null,
  -- Stands in every token: a new password, or the end of the account, makes all older ones worthless.
  version integer not null default 1,
  -- Encrypted with the key of the app; the last time step that was used, so that no code is used twice.
  totp_secret text,
  totp_step bigint,
  disabled_at timestamptz,
  signed_in_at timestamptz,
  -- To the use of their data, of those who registered themselves: when, and to which text in which language.
  consented_at timestamptz,
  consent_text text check (char_length(consent_text) between 1 and 40),
  created_at timestamptz not null default now(),
  check ((consented_at is null) = (consent_text is null)),
  check ((role = 'ngo') = (ngo_id is not null))
);
create index on account (ngo_id);

-- A browser that has signed in before; only the hash of what it carries.
create table known_browser (
  token_hash text primary key,
  account_id bigint not null references account on delete cascade,
  seen_at timestamptz not null default now()
);
create index on known_browser (account_id);

create table one_time_code (
  id bigint generated always as identity primary key,
  purpose text not null check (purpose ~ '^[a-z][a-zA-Z]{1,39}$'),
  -- Whom it was sent to, and what it is bound to beside.
  email text not null check (email = lower(email) and char_length(email) <= 254),
  code_hash text not null,
  tries smallint not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on one_time_code (email, purpose, id);
create index on one_time_code (expires_at);

create table password_reset (
  token_hash text primary key,
  account_id bigint not null references account on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- The library rate-limiter-flexible keeps its counts in it: points against a key, until it expires (milliseconds).
create table slowed_down (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Somebody says that a listed NGO is theirs; staff decide.
create table ngo_claim (
  id bigint generated always as identity primary key,
  ngo_id bigint not null references ngo on delete cascade,
  email text not null check (email = lower(email) and char_length(email) between 3 and 254),
  name text not null check (char_length(name) between 1 and 100),
  language text not null check (language in ('en', 'hi', 'gu')),
  note text check (char_length(note) <= 1000),
  password_hash text,
  -- To which text in which language they agreed, when they claimed.
  consent_text text check (char_length(consent_text) between 1 and 40),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  accepted boolean,
  check ((decided_at is null) = (accepted is null)),
  -- Once decided, the password is with the account or nowhere.
  check ((decided_at is null) = (password_hash is not null))
);
create unique index on ngo_claim (ngo_id, email) where decided_at is null;

create table ngo_photo (
  id bigint generated always as identity primary key,
  ngo_id bigint not null references ngo on delete cascade,
  -- The name its files begin with: random, so that nobody guesses the photos of an NGO that is not listed.
  file_key text not null unique,
  position integer not null,
  is_cover boolean not null default false,
  caption text check (char_length(caption) <= 300),
  alternative_text text check (char_length(alternative_text) <= 300),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null default now()
);
create index on ngo_photo (ngo_id, position);
create unique index on ngo_photo (ngo_id) where is_cover;

create function ngo_photo_changed() returns trigger
language plpgsql as $$
begin
  perform announce_ngo_change();
  return null;
end
$$;
-- By row, as deleting any NGO deletes its photos, most often none.
create trigger ngo_photo_changed after insert or update or delete on ngo_photo
  for each row execute function ngo_photo_changed();

create table mail (
  id bigint generated always as identity primary key,
  -- The event that it tells of.
  event text not null check (event ~ '^[a-z][a-zA-Z]{1,59}$'),
  recipient text not null check (char_length(recipient) <= 254),
  subject text not null,
  -- Emptied some time after it was sent: what was written is nobody's business any more.
  html text,
  body text,
  status text not null default 'queued' check (status in ('queued', 'sent', 'given up')),
  tries integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index on mail (status, id);

-- What a signed-in person changed. The app's role may add and read, nothing else (src/server/database/app-role.server.ts).
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- No reference: the entry outlives the account.
  account_id bigint,
  account_email text not null,
  role text not null,
  address text not null,
  request_id text not null,
  action text not null,
  entity text not null,
  entity_id text not null,
  ngo_id bigint,
  -- The changed fields alone, secrets masked.
  before jsonb not null default '{}',
  after jsonb not null default '{}'
);
create index on audit_entry (ngo_id, id);
create index on audit_entry (account_id, id);
create index on audit_entry (entity, entity_id, id);

-- How often an NGO's page was looked at in a month. Of who looked nothing is kept.
create table ngo_view (
  ngo_id bigint not null references ngo on delete cascade,
  -- The first day of the month, in India.
  month date not null check (extract(day from month) = 1),
  views integer not null,
  primary key (ngo_id, month)
);

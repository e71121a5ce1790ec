-- What a person may do within an NGO. A member cannot change registration documents, bank details and people.
alter table account add column ngo_role text check (ngo_role in ('manager', 'member'));
update account set ngo_role = 'manager' where role = 'ngo';
alter table account add constraint account_ngo_role check ((role = 'ngo') = (ngo_role is not null));

-- An account that somebody may open with the link in a mail: a colleague of an NGO, or a person of our own team.
create table invitation (
  id bigint generated always as identity primary key,
  token_hash text not null unique,
  email text not null check (email = lower(email) and char_length(email) between 3 and 254),
  name text not null check (char_length(name) between 1 and 100),
  role text not null check (role in ('ngo', 'staff', 'admin')),
  ngo_id bigint references ngo on delete cascade,
  ngo_role text check (ngo_role in ('manager', 'member')),
  -- Of the mail and the account.
  language text not null check (language in ('en', 'hi', 'gu')),
  -- An invitation ends with the account of the person who sent it.
  invited_by bigint not null references account on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((role = 'ngo') = (ngo_id is not null)),
  check ((role = 'ngo') = (ngo_role is not null)),
  -- A new invitation replaces an earlier one.
  unique nulls not distinct (email, ngo_id)
);
create index on invitation (ngo_id, id);
create index on invitation (invited_by);

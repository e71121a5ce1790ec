-- Tries belong to the form that asked for a code, so that nobody else's use hers up; mails are counted by mailbox.

alter table one_time_code
  -- The address without what makes no other mailbox of it (a tag, the dots of Gmail): mails and guesses are counted by it.
  add column mailbox text,
  add column created_at timestamptz not null default now(),
  -- False of a code that was mailed to another spelling of the same mailbox.
  add column mailed boolean not null default true,
  -- Long enough that guesses need not be counted.
  add column long boolean not null default false;
update one_time_code set mailbox = email;
alter table one_time_code
  alter column mailbox set not null,
  add check (char_length(mailbox) <= 254);
-- How often a code was compared with a wrong one, by whomever.
alter table one_time_code alter column tries type integer;
create index on one_time_code (mailbox, purpose, created_at);

-- Whoever tries codes: a form by the id it was given, or a sender without one by mailbox and network. Hashed.
create table one_time_code_form (
  key_hash text primary key,
  tries smallint not null default 0,
  expires_at timestamptz not null
);
create index on one_time_code_form (expires_at);

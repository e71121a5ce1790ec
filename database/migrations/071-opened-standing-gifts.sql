-- An NGO confirms gifts itself, so that a received one does not prove that its mailbox wants reminders:
-- opening a link that only a mail contains does. Those that have begun go on. docs/decisions/029-donations.md
alter table standing_gift add column opened_at timestamptz;
update standing_gift set opened_at = now() where starts_at is not null;

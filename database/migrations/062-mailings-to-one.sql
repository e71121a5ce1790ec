-- The mailbox of a mail to one person, as a keyed hash: each gets few of an NGO, and not many of all, within a day.
alter table ngo_mailing add column mailbox text;
create index ngo_mailing_mailbox on ngo_mailing (mailbox, created_at) where mailbox is not null;
-- One that the gift of a donor causes counts for the mailbox only.
alter table ngo_mailing drop constraint ngo_mailing_recipients_check, add check (recipients >= 0);

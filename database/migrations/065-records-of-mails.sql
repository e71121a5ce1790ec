-- As many digits and letters as tell two accounts of an NGO apart.
alter table bank_detail_version
  drop constraint bank_detail_version_account_last4_check,
  add check (account_last4 ~ '^[0-9]{4,18}$'),
  drop constraint bank_detail_version_upi_masked_check,
  add check (char_length(upi_masked) between 3 and 330);

-- The record that a mail is about, such as 'donation:VN7…' or 'warning:17'; '' for none. Null in mails of before.
alter table mail add column about text;
-- One of several that leave together then, or nothing for one that leaves at once.
alter table mail add column due_at timestamptz;
-- The mail that contains it, or itself, once it is being sent.
alter table mail add column gathered_into bigint;
create index mail_about on mail (about, recipient) where about <> '';
create index mail_gathered on mail (gathered_into) where gathered_into is not null;

-- When somebody who has not opened the mail of a registration was told that the event changed: once is enough.
alter table event_registration add column told_change_at timestamptz;

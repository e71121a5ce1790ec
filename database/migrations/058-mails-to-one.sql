-- How many mails one mailbox got today is counted before the next.
create index mail_recipient on mail (recipient, created_at) where recipient <> '';

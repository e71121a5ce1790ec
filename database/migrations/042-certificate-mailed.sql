-- When the paper was queued for mailing, by a job. Empty for those issued before, which were mailed at once.
alter table volunteer_certificate add column mailed_at timestamptz;

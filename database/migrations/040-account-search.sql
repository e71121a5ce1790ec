-- The words of the name and the address, as an administrator searches them. Null until the app has read them: it fills
-- in the accounts that existed before.
alter table account add column search tsvector;
create index on account using gin (search);

-- An application that is not confirmed was sent again with other details, perhaps by a stranger. Only what the person
-- has seen is confirmed.
alter table volunteer add column rewritten boolean not null default false;

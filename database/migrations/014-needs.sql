-- What NGOs and schemes serve: ids of the needs in database/reference/needs, as the NGO or our staff confirmed them.
alter table ngo add column needs text[] not null default '{}' check (cardinality(needs) <= 30);
alter table scheme add column needs text[] not null default '{}' check (cardinality(needs) <= 30);
-- By which rules the words were written that find it, as NGOs have it: those of older rules are written anew when the app starts.
alter table scheme add column search_version smallint not null default 0;

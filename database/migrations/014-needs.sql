-- What NGOs and schemes serve: ids of the needs in database/reference/needs, as the NGO or our staff confirmed them.
alter table ngo add column needs text[] not null default '{}' check (cardinality(needs) <= 30);
alter table scheme add column needs text[] not null default '{}' check (cardinality(needs) <= 30);
-- By which rules the words were written that find it, as NGOs have it: those of older rules are written anew when the app starts.
alter table scheme add column search_version smallint not null default 0;
-- Many words find an NGO now: up to this size they are not compressed, as a search would have to unpack them for each NGO it ranks.
alter table ngo set (toast_tuple_target = 4080);

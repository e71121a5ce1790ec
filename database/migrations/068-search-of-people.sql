-- Numbers and addresses of people are found only as a whole. A job writes the search data of the rows there are once more;
-- processes of an earlier version, which do not name the column, add others for it.
alter table event_registration add column old_search boolean not null default true;
alter table scheme_registration add column old_search boolean not null default true;
alter table volunteer add column old_search boolean not null default true;
alter table donation add column old_search boolean not null default true;
create index event_registration_to_index on event_registration (id) where old_search;
create index scheme_registration_to_index on scheme_registration (id) where old_search;
create index volunteer_to_index on volunteer (id) where old_search;
create index donation_to_index on donation (id) where old_search;

-- The text that a search looks at: without contact details, in lower case. A job writes it where it is missing.
alter table help_request add column searched text;
alter table feedback add column searched text;
create index help_request_to_index on help_request (id) where searched is null and help_description is not null;
create index feedback_to_index on feedback (id) where searched is null and message is not null;

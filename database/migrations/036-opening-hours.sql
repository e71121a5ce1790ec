-- When an NGO is open, in the format of schema.org: src/features/ngo/fields/opening-hours.ts.
alter table ngo add column opening_hours text check (char_length(opening_hours) between 1 and 300);

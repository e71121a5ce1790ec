-- The receipts of a donor's year as one file, if they are many: a job draws it, and it is kept for a week.
create table donor_year_file (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email) and char_length(email) between 3 and 254),
  year smallint not null,
  language text not null check (language in ('en', 'hi', 'gu')),
  asked_at timestamptz not null default now(),
  -- Which receipts it contains, as a hash.
  contents text,
  sealed text,
  made_at timestamptz,
  unique (email, year, language),
  check ((made_at is null) = (sealed is null) and (made_at is null) = (contents is null))
);

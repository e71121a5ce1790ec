-- What a scheme gives, how to apply and where; its texts in up to three languages; and the rules that questions decide.

alter table scheme
  -- What a person gets, in a sentence.
  add column benefit text check (char_length(benefit) between 1 and 300),
  add column how_to_apply text check (char_length(how_to_apply) between 1 and 2000),
  add column office text check (char_length(office) between 1 and 300),
  add column phone text check (char_length(phone) between 3 and 20),
  -- The day in India on which its NGO last looked it over.
  add column checked_on date not null default ((now() at time zone 'Asia/Kolkata')::date),
  -- {gu, hi}, each with the texts of that language: SchemeTexts in src/features/scheme/scheme.values.ts.
  -- Without a translation, readers of that language see the original.
  add column translations jsonb not null default '{}' check (
    jsonb_typeof(translations) = 'object' and char_length(translations::text) <= 60000
  ),
  -- Any of these; empty: it does not matter.
  add column marital_status text[] not null default '{}' check (
    marital_status <@ array['single', 'married', 'widowed', 'deserted']
  ),
  -- Percent.
  add column disability_from smallint check (disability_from between 1 and 100),
  -- All of these must be true.
  add column circumstances text[] not null default '{}' check (
    circumstances <@ array['student', 'pregnant', 'noHouse', 'farmland', 'workerCard']
  );

update scheme set checked_on = (updated_at at time zone 'Asia/Kolkata')::date;

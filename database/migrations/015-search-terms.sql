-- What people look for, without anything about them, and words that staff assigned to needs.

-- How often words were searched on a day in India. Fewer than five are shown to nobody, and erased after 30 days.
create table search_count (
  day date not null,
  -- What was searched.
  kind text not null check (kind in ('ngo', 'scheme')),
  -- The words in the order of their letters, so that 'operation eye' and 'eye operation' are one.
  term text not null check (char_length(term) between 1 and 80),
  -- The same in the order in which somebody typed them.
  words text not null check (char_length(words) between 1 and 80),
  searches int not null check (searches >= 0),
  without_match int not null check (without_match >= 0),
  followed int not null check (followed >= 0),
  primary key (day, kind, term)
);
create index on search_count (term);

-- Words that stand for a need beside those of database/reference/needs. None is ever deleted: the rows are the history.
create table need_phrase (
  id bigint generated always as identity primary key,
  term text not null check (char_length(term) between 1 and 80),
  phrase text not null check (char_length(phrase) between 1 and 80),
  -- What the catalogue lists the phrase under; 'roman' is Gujarati or Hindi in Latin letters.
  language text not null check (language in ('en', 'gu', 'hi', 'roman')),
  need text not null check (char_length(need) <= 80),
  assigned_at timestamptz not null default now(),
  assigned_by bigint references account on delete set null,
  removed_at timestamptz,
  removed_by bigint references account on delete set null
);
-- Of two people who assign the same words, the second one is told.
create unique index need_phrase_in_use on need_phrase (term) where removed_at is null;

-- Every process reads the phrases again, and then forgets its answers.
create function announce_need_phrases() returns trigger
language plpgsql as $$
begin
  perform pg_notify('public_data', 'needPhrases');
  return null;
end
$$;
create trigger need_phrases_changed after insert or update or delete on need_phrase
  for each statement execute function announce_need_phrases();

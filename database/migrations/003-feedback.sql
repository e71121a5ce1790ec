-- What people write to us: how they like the site or an NGO, anything else, and mistakes they found.

create table feedback (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('feedback', 'contact', 'mistake')),
  -- The NGO it is about; none when it is about the site.
  ngo_id bigint references ngo on delete set null,
  -- Who wrote, where they said so: to answer, and for nothing else.
  name text check (char_length(name) between 1 and 100),
  email text check (email = lower(email) and char_length(email) between 3 and 254),
  rating smallint check (rating between 1 and 5),
  -- Empty once it is erased.
  message text check (char_length(message) between 1 and 2000),
  language text not null check (language in ('en', 'hi', 'gu')),
  -- Tells the same message sent twice; only the app can make it, and it is forgotten after a day.
  content_hash text,
  status text not null default 'new' check (status in ('new', 'answered', 'done')),
  answer text check (char_length(answer) between 1 and 4000),
  answered_by bigint references account on delete set null,
  answered_at timestamptz,
  done_at timestamptz,
  erased_at timestamptz,
  created_at timestamptz not null default now(),
  check ((kind = 'feedback') = (rating is not null)),
  check ((message is null) = (erased_at is not null)),
  check ((status = 'done') = (done_at is not null))
);
create index on feedback (content_hash) where content_hash is not null;
create index on feedback (status, id);
create index on feedback (ngo_id, id) where ngo_id is not null;
create index on feedback (coalesce(done_at, answered_at)) where erased_at is null;

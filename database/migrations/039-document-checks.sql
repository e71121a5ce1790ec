-- What our team decided about each registration document of an NGO. src/features/ngo/document-checks/document-checks.values.ts
-- lists the documents.
create table ngo_document_check (
  ngo_id bigint not null references ngo on delete cascade,
  document text not null check (document ~ '^[a-zA-Z0-9]{1,40}$'),
  result text not null check (result in ('open', 'matches', 'differs')),
  source text check (source in ('register', 'copy', 'original', 'call')),
  seen_on date,
  -- For our team only.
  note text check (char_length(note) between 1 and 1000),
  -- What the NGO stated then. The decision does not count for any other value.
  stated text not null check (char_length(stated) between 1 and 200),
  -- The email of the account; empty for decisions from before they were recorded one by one.
  decided_by text check (char_length(decided_by) between 3 and 254),
  decided_at timestamptz not null default now(),
  -- Counts the decisions: who decides on an older one is told.
  revision integer not null default 1,
  primary key (ngo_id, document),
  check ((result = 'open') = (source is null and seen_on is null)),
  check ((source is null) = (seen_on is null))
);

-- The page of a verified NGO said that all its documents were compared with the public registers on that day. It is not
-- known which documents changed since, so an NGO that waits for another check gets none.
insert into ngo_document_check (ngo_id, document, result, source, seen_on, stated, decided_at)
select n.id, d.document, 'matches', 'register', (n.verified_at at time zone 'Asia/Kolkata')::date, d.stated, n.verified_at
from ngo n
cross join lateral (values
  ('registrationType', n.registration_type),
  ('darpanId', n.darpan_id),
  ('pan', n.pan),
  ('reg12A', n.reg_12a_number || '|' || coalesce(n.reg_12a_valid_from::text, '') || '|' || coalesce(n.reg_12a_valid_to::text, '')),
  ('reg80G', n.reg_80g_number || '|' || coalesce(n.reg_80g_valid_from::text, '') || '|' || coalesce(n.reg_80g_valid_to::text, '')),
  ('fcra', n.fcra_number || '|' || coalesce(n.fcra_valid_from::text, '') || '|' || coalesce(n.fcra_valid_to::text, '')),
  ('csr1', n.csr1)
) as d (document, stated)
where n.verified_at is not null and n.papers_changed_at is null and n.erased_at is null and d.stated is not null;

-- The public page of a verified NGO shows which documents were seen, and when.
create function announce_document_check() returns trigger
language plpgsql as $$
begin
  if exists (select from ngo n where n.id = coalesce(new.ngo_id, old.ngo_id) and n.verified) then
    perform announce_public_change(array['ngo:' || coalesce(new.ngo_id, old.ngo_id)]);
  end if;
  return null;
end
$$;
create trigger announce_document_check after insert or update or delete on ngo_document_check
for each row execute function announce_document_check();

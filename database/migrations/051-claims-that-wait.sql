-- A claim to an NGO that has a manager takes effect 48 hours after its managers were mailed, unless one of them stops it.
alter table ngo_claim
  -- When the managers were mailed the link that stops it. Empty as long as there was no manager to mail.
  add column announced_at timestamptz,
  -- When our team accepted it before that time had passed.
  add column approved_at timestamptz,
  add column stopped_at timestamptz,
  add constraint ngo_claim_approved check (approved_at is null or announced_at is not null),
  add constraint ngo_claim_stopped check (stopped_at is null or accepted = false);
create index ngo_claim_approved_due on ngo_claim (announced_at) where approved_at is not null and decided_at is null;

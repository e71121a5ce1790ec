-- When an NGO itself took back its consent, which deletes it. Null again once it is restored.
alter table ngo
  add column consent_withdrawn_at timestamptz,
  add constraint ngo_consent_withdrawn check (consent_withdrawn_at is null or status = 'deleted');

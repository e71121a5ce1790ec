-- By when an NGO that accepted a request gets in touch, and whether it did, as the person says.

alter table help_offer
  -- The day in India, as the NGO chose it when it accepted. Empty of those accepted before there were such days.
  add column contact_by date,
  -- When the person was asked, or answered without being asked.
  add column contact_asked_at timestamptz,
  add column contacted boolean,
  add column contacted_at timestamptz,
  add constraint help_offer_contact_by check (contact_by is null or answered_at is not null),
  add constraint help_offer_contact_asked check (contact_asked_at is null or contact_by is not null),
  add constraint help_offer_contacted check (
    (contacted is null) = (contacted_at is null) and (contacted is null or contact_asked_at is not null));
-- What the hourly job looks for.
create index help_offer_contact_due on help_offer (contact_by)
  where status = 'accepted' and outcome is null and contact_asked_at is null;

-- Requests that a verified NGO or our own team filed for somebody who has no email.

alter table help_request
  -- Stays when the rest is erased, for counting.
  add column is_assisted boolean not null default false,
  drop constraint help_request_erased,
  add constraint help_request_erased check (
    case when erased_at is null
      then num_nulls(user_name, user_mobile, user_address, help_description, user_pin, sent_hash, content_hash) = 0
        and (user_email is null) = is_assisted
      else status = 'closed' and num_nonnulls(user_name, user_mobile, user_email, user_address, help_description, user_pin,
        safe_contact, closed_reason, idempotency_key, sent_hash, content_hash) = 0
    end),
  add constraint help_request_assisted_mail check (not is_assisted or not may_mail);

-- Who filed such a request, and the PIN that stands in for the email. Erased with the request.
create table help_assistance (
  id bigint generated always as identity primary key,
  request_id bigint not null unique references help_request on delete cascade,
  -- No references: the request outlives NGO and account. Without an NGO, our own team filed it.
  ngo_id bigint,
  account_id bigint not null,
  -- The salted hash of the PIN, sealed with the app's key.
  pin_sealed text not null,
  pin_at timestamptz not null default now(),
  -- Wrong PINs of one day (in India), from all networks together.
  wrong_on date,
  wrong_pins integer not null default 0 check (wrong_pins >= 0),
  -- What would have been mailed to the person is news to the helper until seen.
  news_at timestamptz,
  seen_at timestamptz not null default now()
);
create index on help_assistance (ngo_id, id);

-- That the consent was read out and given: once for filing, and again for each new PIN. Erased with the request.
create table help_consent (
  id bigint generated always as identity primary key,
  request_id bigint not null references help_request on delete cascade,
  purpose text not null check (purpose in ('file', 'renewPin')),
  text_version text not null check (char_length(text_version) between 1 and 20),
  language text not null check (language in ('en', 'hi', 'gu')),
  account_id bigint not null,
  given_at timestamptz not null default now()
);
create index on help_consent (request_id, id);

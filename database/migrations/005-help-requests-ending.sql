-- How requests for help end: what nobody needs any more is erased, and what an NGO leaves lying is noticed.

-- Of an erased request city, district, kind of help, times and outcome stay, for counting; who asked and what was written do not.
alter table help_request
  alter column user_name drop not null,
  alter column user_mobile drop not null,
  alter column user_email drop not null,
  alter column user_address drop not null,
  alter column help_description drop not null,
  alter column user_pin drop not null,
  alter column sent_hash drop not null,
  alter column content_hash drop not null,
  add column erased_at timestamptz,
  add constraint help_request_erased check (
    case when erased_at is null
      then num_nulls(user_name, user_mobile, user_email, user_address, help_description, user_pin, sent_hash, content_hash) = 0
      else status = 'closed' and num_nonnulls(user_name, user_mobile, user_email, user_address, help_description, user_pin,
        safe_contact, closed_reason, idempotency_key, sent_hash, content_hash) = 0
    end);
-- What the daily clock looks for.
create index help_request_to_erase on help_request (updated_at) where status = 'closed' and erased_at is null;

-- When the NGO that looks after a request did something last (took it up, wrote, looked at how to reach the person), and when it was
-- reminded that it does not.
alter table help_offer
  add column stepped_at timestamptz,
  add column reminded_at timestamptz;
update help_offer set stepped_at = answered_at where status = 'accepted';
create index help_offer_held on help_offer (stepped_at) where status = 'accepted' and outcome is null;

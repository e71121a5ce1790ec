-- Donations: gifts of money through Sahay, and those that an NGO adds by hand. docs/decisions/029-donations.md

-- Amounts are whole paise. Floating point numbers cannot hold money.
create domain paise as bigint check (value >= 0);

-- What an NGO collects for. With a goal, its page shows how much of it is reached.
create table donation_purpose (
  id bigint generated always as identity primary key,
  ngo_id bigint not null references ngo,
  -- Without a translation, readers of that language see the original.
  title text not null check (char_length(title) between 1 and 100),
  title_gu text check (char_length(title_gu) between 1 and 100),
  title_hi text check (char_length(title_hi) between 1 and 100),
  description text check (char_length(description) between 1 and 2000),
  description_gu text check (char_length(description_gu) between 1 and 2000),
  description_hi text check (char_length(description_hi) between 1 and 2000),
  goal paise check (goal >= 100),
  ends_on date,
  closed_at timestamptz,
  -- Counts changes by the NGO: whoever saves an older revision is told so.
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index donation_purpose_of on donation_purpose (ngo_id, id);

-- A monthly reminder to give, by mail. Nothing is debited.
create table standing_gift (
  id bigint generated always as identity primary key,
  ngo_id bigint not null references ngo,
  reference text not null unique check (reference ~ '^SG-[2-9A-Z]{4}-[2-9A-Z]{2}$'),
  amount paise not null check (amount > 0),
  purpose_id bigint references donation_purpose,
  donor_name text not null check (char_length(donor_name) between 1 and 100),
  donor_email text not null check (donor_email = lower(donor_email) and char_length(donor_email) between 3 and 254),
  donor_mobile text not null check (donor_mobile ~ '^[0-9]{10}$'),
  donor_address text not null check (char_length(donor_address) between 1 and 500),
  -- A sealed PAN, and its keyed hash, by which gifts of one donor are joined.
  donor_id text,
  donor_id_hash text,
  hides_name boolean not null,
  language text not null check (language in ('en', 'hi', 'gu')),
  -- Of the first gift. Reminders begin once that is received, which proves that they are wanted.
  starts_at timestamptz,
  next_on date,
  -- Reminders in a row that no gift followed.
  unanswered smallint not null default 0,
  consent_text text not null check (char_length(consent_text) between 1 and 40),
  consented_at timestamptz not null,
  created_at timestamptz not null default now(),
  check ((donor_id is null) = (donor_id_hash is null)),
  check ((starts_at is null) = (next_on is null))
);
create index standing_gift_due on standing_gift (next_on) where next_on is not null;
create index standing_gift_of on standing_gift (ngo_id);
create index standing_gift_email on standing_gift (donor_email);

create table donation (
  id bigint generated always as identity primary key,
  ngo_id bigint not null references ngo,
  -- DN-9QD3-7K
  reference text not null unique check (reference ~ '^DN-[2-9A-Z]{4}-[2-9A-Z]{2}$'),
  status text not null
    check (status in ('created', 'claimed', 'failed', 'refused', 'received', 'refunded', 'cancelled')),
  method text not null check (method in ('upi', 'gateway', 'bankTransfer', 'cheque', 'cash', 'kind')),
  -- For gifts in kind, what they are worth; 0 if nobody says.
  amount paise not null,
  refunded paise not null default 0,
  purpose_id bigint references donation_purpose,
  -- As the yearly statement names it.
  nature text not null default 'others' check (nature in ('corpus', 'specificGrant', 'others')),
  kind_description text check (char_length(kind_description) between 1 and 500),
  is_foreign boolean not null default false,
  -- Empty if nobody is named, or once erased.
  donor_name text check (char_length(donor_name) between 1 and 100),
  donor_email text check (donor_email = lower(donor_email) and char_length(donor_email) between 3 and 254),
  donor_mobile text check (donor_mobile ~ '^[0-9]{10}$'),
  donor_address text check (char_length(donor_address) between 1 and 500),
  -- Which number identifies the donor to the tax authority, the sealed number, and its keyed hash.
  donor_id_kind text check (
    donor_id_kind in ('pan', 'taxNumber', 'passport', 'voter', 'drivingLicence', 'rationCard')
  ),
  donor_id text,
  donor_id_hash text,
  hides_name boolean not null default true,
  -- Of the form, and so of every mail and receipt.
  language text not null check (language in ('en', 'hi', 'gu')),
  -- Added by the NGO by hand.
  by_ngo boolean not null default false,
  standing_gift_id bigint references standing_gift on delete set null,
  -- The refused claim that this one corrects.
  follows_id bigint unique references donation on delete set null,
  -- The number of the payment: of the donor's claim, or as the NGO's bank shows it.
  utr text check (utr ~ '^([0-9]{12}|[A-Z0-9]{16}|[A-Z0-9]{22})$'),
  cheque_number text check (cheque_number ~ '^[0-9]{6}$'),
  claimed_at timestamptz,
  -- When the daily mail told the NGO of the claim.
  claim_mailed_at timestamptz,
  refuse_reason text check (char_length(refuse_reason) between 1 and 500),
  -- The day on which the money arrived; it decides on law and financial year.
  received_on date,
  received_at timestamptz,
  -- What proves it: a line of the bank statement, the NGO's word, or the gateway.
  proof text check (proof in ('statement', 'ngo', 'gateway')),
  -- Keyed hash of the line, so that a line proves one donation.
  statement_line text,
  cancel_reason text check (char_length(cancel_reason) between 1 and 500),
  gateway_account_id bigint references gateway_account,
  gateway_order_id text unique check (char_length(gateway_order_id) between 1 and 60),
  gateway_payment_id text unique check (char_length(gateway_payment_id) between 1 and 60),
  -- A refund that the gateway has been asked for, until it tells the result.
  refund_requested paise,
  -- The gateway reported something that must not be ignored, such as another amount.
  gateway_problem text check (gateway_problem in ('amount', 'currency')),
  consent_text text check (char_length(consent_text) between 1 and 40),
  consented_at timestamptz,
  consent_withdrawn_at timestamptz,
  erased_at timestamptz,
  -- The words its NGO finds it by, written by the app.
  search tsvector not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The day by which it is listed and counted: of receipt, or until then the one on which it began.
  counted_on date not null generated always as (coalesce(received_on, (created_at at time zone 'Asia/Kolkata')::date)) stored,
  check (amount > 0 or method = 'kind'),
  check (refunded <= amount),
  check ((method = 'kind') = (kind_description is not null)),
  check ((donor_id is null) = (donor_id_kind is null) and (donor_id is null) = (donor_id_hash is null)),
  check ((received_on is null) = (received_at is null) and (received_on is null) = (proof is null)),
  check (status not in ('received', 'refunded') or received_at is not null),
  check (received_at is null or status in ('received', 'refunded', 'cancelled')),
  check (status <> 'claimed' or claimed_at is not null and utr is not null),
  check ((status = 'refused') <= (refuse_reason is not null)),
  check ((status = 'refunded') = (refunded = amount and refunded > 0)),
  check ((consent_text is null) = (consented_at is null))
);
-- A payment is received once for an NGO, and a line of its bank statement proves one donation.
create unique index donation_utr on donation (ngo_id, utr) where utr is not null and status in ('received', 'refunded');
create unique index donation_statement_line on donation (ngo_id, statement_line)
  where statement_line is not null and status in ('received', 'refunded');
-- The list of an NGO: its filters are answered from the index alone.
create index donation_list on donation (ngo_id, counted_on, id) include (status, method, purpose_id);
create index donation_by_status on donation (ngo_id, status, counted_on, id) include (method, purpose_id);
create index donation_by_day on donation (ngo_id, received_on, id) where received_on is not null;
create index donation_open_utr on donation (ngo_id, utr) where utr is not null and status in ('created', 'claimed', 'refused');
create index donation_open on donation (ngo_id, amount) where status in ('created', 'claimed');
create index donation_by_words on donation using gin (search) with (fastupdate = off);
create index donation_by_email on donation (donor_email) where donor_email is not null;
create index donation_by_purpose on donation (purpose_id, id) where purpose_id is not null;
create index donation_of_standing_gift on donation (standing_gift_id) where standing_gift_id is not null;
-- What the daily jobs look for.
create index donation_unpaid on donation (created_at) where status in ('created', 'failed');
create index donation_claim_to_mail on donation (ngo_id) where status = 'claimed' and claim_mailed_at is null;
create index donation_closed on donation (updated_at)
  where status in ('claimed', 'refused', 'cancelled') and erased_at is null;
create index donation_old on donation (received_on) where received_on is not null and erased_at is null;
create index donation_to_reconcile on donation (created_at) where gateway_order_id is not null;

-- Money that was received stays in the books.
create function keep_received_donation() returns trigger
language plpgsql as $$
begin
  raise exception 'Donation % was received and stays in the books', old.id using errcode = 'restrict_violation';
end
$$;
create trigger donation_kept before delete on donation
  for each row when (old.received_at is not null) execute function keep_received_donation();

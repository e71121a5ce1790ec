-- Receipts of donations, the law they name, and what an NGO puts on them. docs/decisions/030-receipts.md

-- The names of laws and forms, by the day on which a donation is received. An administrator edits them.
create table tax_law (
  id bigint generated always as identity primary key,
  applies_from date not null unique,
  act text not null check (char_length(act) between 1 and 100),
  act_gu text not null check (char_length(act_gu) between 1 and 100),
  act_hi text not null check (char_length(act_hi) between 1 and 100),
  -- The section by which donors deduct, and the one by which an NGO is approved.
  deduction_section text not null check (char_length(deduction_section) between 1 and 40),
  approval_section text not null check (char_length(approval_section) between 1 and 40),
  statement_form text not null check (char_length(statement_form) between 1 and 40),
  certificate_form text not null check (char_length(certificate_form) between 1 and 40),
  -- As the statement's template spells them.
  statement_section_code text not null check (char_length(statement_section_code) between 1 and 60),
  statement_date_format text not null
    check (statement_date_format in ('DD-MM-YYYY', 'DD/MM/YYYY', 'MM-DD-YYYY', 'YYYY-MM-DD')),
  -- Month and day after the end of the financial year.
  statement_due text not null check (statement_due ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
  -- More than this in cash is not deductible.
  cash_limit paise not null,
  -- This much in cash from one person in a day may not be taken.
  cash_day_limit paise not null,
  updated_at timestamptz not null default now(),
  revision integer not null default 1
);
insert into tax_law (applies_from, act, act_gu, act_hi, deduction_section, approval_section, statement_form,
  certificate_form, statement_section_code, statement_date_format, statement_due, cash_limit, cash_day_limit)
values
  ('1962-04-01', 'Income-tax Act, 1961', 'આવકવેરા અધિનિયમ, 1961', 'आयकर अधिनियम, 1961', '80G', '80G', '10BD', '10BE',
    'Section 80G', 'DD-MM-YYYY', '05-31', 200000, 20000000),
  ('2026-04-01', 'Income-tax Act, 2025', 'આવકવેરા અધિનિયમ, 2025', 'आयकर अधिनियम, 2025', '133', '354', '113', '114',
    'Section 133', 'DD-MM-YYYY', '05-31', 200000, 20000000);

-- Pages that invite to give say which law gives the deduction.
create function announce_tax_law() returns trigger
language plpgsql as $$
begin
  perform announce_public_change(array['donate']);
  return null;
end
$$;
create trigger tax_law_changed after insert or update on tax_law
  for each statement execute function announce_tax_law();

-- What an NGO decided about its donations.
create table donation_setting (
  ngo_id bigint primary key references ngo,
  -- Who signs receipts. Without a name, receipts wait.
  signatory_name text check (char_length(signatory_name) between 1 and 100),
  signatory_designation text check (char_length(signatory_designation) between 1 and 100),
  -- The key of the picture of the signature in the file store.
  signature_key text check (signature_key ~ '^signatures/[0-9a-f]{32}\.png$'),
  -- The day on which the 80G registration number was issued, as the yearly statement asks.
  urn_issued_on date,
  -- Shows in public what was given this year, by how many and for what.
  shows_totals boolean not null default false,
  thank_you text check (char_length(thank_you) between 1 and 1000),
  thank_you_gu text check (char_length(thank_you_gu) between 1 and 1000),
  thank_you_hi text check (char_length(thank_you_hi) between 1 and 1000),
  revision integer not null default 1,
  updated_at timestamptz not null default now(),
  check ((signatory_name is null) = (signatory_designation is null))
);
create function announce_donation_setting() returns trigger
language plpgsql as $$
begin
  perform announce_public_change(array['donate:' || coalesce(new.ngo_id, old.ngo_id)]);
  return null;
end
$$;
create trigger donation_setting_changed after insert or update or delete on donation_setting
  for each row execute function announce_donation_setting();

-- The last number of an NGO's receipts in a financial year. It is raised in the transaction that issues the receipt, so
-- that no number is missing or used twice.
create table donation_receipt_number (
  ngo_id bigint not null references ngo,
  year smallint not null check (year between 2000 and 2199),
  last integer not null check (last > 0),
  primary key (ngo_id, year)
);

create table donation_receipt (
  id bigint generated always as identity primary key,
  ngo_id bigint not null references ngo,
  donation_id bigint not null references donation,
  -- The financial year of the donation, by the year in which it begins, and the number in it.
  year smallint not null,
  number integer not null check (number > 0),
  -- RC-9QD3-7KXM-2FHP, by which anyone can check it.
  code text not null unique check (code ~ '^RC-[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$'),
  amount paise not null,
  -- Whether it says that the donor can deduct the gift from taxable income; if not, why.
  is_deductible boolean not null,
  reason text check (reason in ('cash', 'kind', 'noRegistration', 'noAddress')),
  -- Everything on the paper, sealed: it must look the same if it is printed again.
  content text not null,
  language text not null check (language in ('en', 'hi', 'gu')),
  -- What the page that checks it shows; empty once the donor is erased.
  initials text check (char_length(initials) between 1 and 40),
  received_on date not null,
  issued_at timestamptz not null default now(),
  mailed_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text check (char_length(cancel_reason) between 1 and 500),
  unique (ngo_id, year, number),
  check (is_deductible = (reason is null)),
  check ((cancelled_at is null) = (cancel_reason is null))
);
-- A donation has one valid receipt.
create unique index donation_receipt_valid on donation_receipt (donation_id) where cancelled_at is null;
create index donation_receipt_of on donation_receipt (donation_id, id);

-- No receipt without money.
create function check_receipt_money() returns trigger
language plpgsql as $$
begin
  if not exists (
    select from donation d
    where d.id = new.donation_id and d.ngo_id = new.ngo_id and d.status = 'received'
      and d.amount - d.refunded = new.amount
  ) then
    raise exception 'Donation % is not received', new.donation_id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger donation_receipt_money before insert on donation_receipt
  for each row execute function check_receipt_money();

-- Anyone can check a receipt, on a cached page.
create function announce_receipt_change() returns trigger
language plpgsql as $$
begin
  perform announce_public_change(array['receipt:' || coalesce(new.code, old.code)]);
  return null;
end
$$;
create trigger donation_receipt_changed after insert or update or delete on donation_receipt
  for each row execute function announce_receipt_change();

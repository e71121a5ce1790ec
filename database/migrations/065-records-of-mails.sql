-- As many digits and letters as tell two accounts of an NGO apart.
alter table bank_detail_version
  drop constraint bank_detail_version_account_last4_check,
  add check (account_last4 ~ '^[0-9]{4,18}$'),
  drop constraint bank_detail_version_upi_masked_check,
  add check (char_length(upi_masked) between 3 and 330);

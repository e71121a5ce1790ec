-- While an NGO is frozen, whoever asked for the change that was not its own takes nobody off: the mail address of the
-- account. Null if the account was gone. docs/decisions/042-guarded-fields.md
alter table bank_detail_freeze add column requested_by text;

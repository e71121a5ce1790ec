-- What the security log tells of an account. The audit feature reads this view, never the table.
create view audit_account as select id, email from account;

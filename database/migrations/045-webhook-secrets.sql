-- Until when a webhook signed with the secret of a replaced account still counts: deliveries that are under way.
alter table gateway_account add column webhook_until timestamptz;
update gateway_account set webhook_until = now() + interval '24 hours' where status = 'replaced';

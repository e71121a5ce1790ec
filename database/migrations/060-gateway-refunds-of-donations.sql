-- So is a number of a refund within its donation. Donations are locked first, as the app does, and briefly.
alter table donation drop constraint donation_gateway_payment_id_key;

-- A refund of nothing gave nothing back, but could hide a real one with the same number.
delete from gateway_refund where amount = 0;
-- A process of the earlier version names this key when it records a refund. Until it ends it answers such webhooks with
-- 500, and the gateway repeats them for a day.
alter table gateway_refund
  add constraint gateway_refund_amount_check check (amount > 0),
  drop constraint gateway_refund_pkey,
  add primary key (donation_id, refund_id);
drop index gateway_refund_of;

-- A number of a payment is unique within an account of the gateway. An NGO signs its webhooks itself, so it must not use
-- up a number of another NGO. The index is made in a transaction of its own: people give and read meanwhile.
create unique index donation_gateway_payment on donation (gateway_account_id, gateway_payment_id)
  where gateway_payment_id is not null;

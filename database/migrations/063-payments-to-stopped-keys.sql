-- 'stopped': the payment went to keys that our team had stopped, so nobody knows whether the NGO has the money.
alter table donation
  drop constraint donation_gateway_problem_check,
  add constraint donation_gateway_problem_check check (gateway_problem in ('amount', 'currency', 'stopped'));

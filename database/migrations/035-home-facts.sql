-- What the home page tells of the last days: the NGOs verified last, and the requests answered this year.
create index ngo_newly_verified on ngo (verified_at desc, id) where listed and verified;
create index help_offer_accepted on help_offer (answered_at) where status = 'accepted';

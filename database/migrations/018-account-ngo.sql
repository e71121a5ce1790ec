-- What accounts need to know of the NGO that somebody signs in for. The account feature reads this view, never the table.
create view account_ngo as select id, name, name_gu, name_hi, category, city, status from ngo;

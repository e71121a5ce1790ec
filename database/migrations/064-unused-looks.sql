-- Looks are counted in personal_data_look.
drop table help_contact_look;

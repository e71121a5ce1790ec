-- New certificates have longer numbers, which nobody walks through. Papers with short ones stay checkable.
alter table volunteer_certificate
  drop constraint volunteer_certificate_number_check,
  add constraint volunteer_certificate_number_check
    check (number ~ '^VC-[2-9A-Z]{4}-[2-9A-Z]{2}$' or number ~ '^VC(-[2-9A-Z]{4}){3}$');

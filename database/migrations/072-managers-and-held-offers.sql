-- Since when somebody is a manager of an NGO: while the NGO is frozen, one of lately may be the intruder and takes nobody off.
-- docs/decisions/042-guarded-fields.md
alter table account add column manager_since timestamptz;
update account set manager_since = greatest(created_at, (
  select max(made.at) from audit_entry made
  where made.entity = 'account' and made.entity_id = account.id::text
    and made.action = 'changePersonRole' and made.after ->> 'ngoRole' = 'manager'
)) where ngo_role = 'manager';
-- A trigger, because processes of an earlier version do not name the column.
create function set_manager_since() returns trigger language plpgsql as $$
begin
  new.manager_since := case when new.ngo_role = 'manager' then now() end;
  return new;
end $$;
create trigger account_made before insert on account for each row execute function set_manager_since();
create trigger account_role_changed before update of ngo_role on account for each row
  when (new.ngo_role is distinct from old.ngo_role) execute function set_manager_since();
alter table account add constraint account_manager_since_check check ((ngo_role = 'manager') is true = (manager_since is not null));

-- How an NGO had a request before a helper took the consent back, so that it gets it back if that was a mistake.
-- docs/decisions/040-taking-consent-back.md
alter table help_offer add column held_from text check (held_from in ('sent', 'accepted'));

-- Users and database for compose.yaml: as in docs/operations.md, but without passwords.
create role sahay_owner login;
create role sahay_login login;
create role sahay_app nologin;
grant sahay_app to sahay_login;
create database sahay owner sahay_owner template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8';

-- Additive only: a process of the previous version keeps working on the changed tables.

-- A disabled user cannot sign in and has no sessions.
alter table users add column disabled_at timestamptz;

-- The delay after failed logins is counted for each address.
alter table failed_logins add column address text not null default '';

-- Seeding deletes and adds only orders that it made itself.
alter table orders add column is_demo boolean not null default false;

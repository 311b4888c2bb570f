-- What somebody knows their own sessions by (Decision 131).
alter table session add column navegador text;
alter table session add column sistema text;
-- When it was last refreshed.
alter table session add column last_used_at timestamptz not null default now();
alter table session drop constraint session_revoked_reason_check;
alter table session add constraint session_revoked_reason_check
  check (revoked_reason in ('logout', 'reuse', 'password_changed', 'account_deleted', 'ended'));
create index session_user_alive on session (user_id) where revoked_at is null;

alter table session no force row level security;
update session set last_used_at = created_at;
alter table session force row level security;

-- Sessions and one-time links. Only digests are kept: what the database holds opens nothing.

create table session (
  igreja_id int not null references igreja,
  id uuid not null default gen_random_uuid(),
  user_id int not null references "user" on delete cascade,
  companion_hash bytea,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text check (revoked_reason in ('logout', 'reuse', 'password_changed', 'account_deleted')),
  primary key (igreja_id, id)
);
create index session_by_user on session (igreja_id, user_id);
select protect_tenant_table('session');
create policy own_sessions on session
  using (user_id = (select nullif(current_setting('app.user', true), '')::int))
  with check (user_id = (select nullif(current_setting('app.user', true), '')::int));

create table refresh_token (
  igreja_id int not null references igreja,
  token_hash bytea not null,
  session_id uuid not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (igreja_id, token_hash),
  foreign key (igreja_id, session_id) references session (igreja_id, id) on delete cascade
);
create index refresh_token_session on refresh_token (igreja_id, session_id);
select protect_tenant_table('refresh_token');

-- One door for every link that logs in or confirms: activation mails and the `?token=` hand-over of other apps.
create table one_time_code (
  igreja_id int not null references igreja,
  token_hash bytea not null,
  user_id int not null references "user" on delete cascade,
  purpose text not null check (purpose in ('activation', 'login')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (igreja_id, token_hash)
);
create index one_time_code_user on one_time_code (igreja_id, user_id, purpose);
select protect_tenant_table('one_time_code');

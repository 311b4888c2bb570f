-- The staff's site: its sessions, and what people may be charged with (Decisions 156, 157).
alter table equipe_funcao drop constraint equipe_funcao_funcao_check;
alter table equipe_funcao add constraint equipe_funcao_funcao_check check (funcao in
  ('midia', 'louvor', 'secretaria', 'tesouraria', 'grupos', 'moderacao', 'portaria', 'oracao'));

-- Only a digest is kept of what opens one.
create table equipe_sessao (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  user_id int not null references "user" on delete cascade,
  navegador text,
  sistema text,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- The password was shown, and the second factor where there is one.
  opened_at timestamptz,
  -- When the second factor was last shown.
  factor_at timestamptz,
  revoked_at timestamptz
);
comment on table equipe_sessao is 'platform: of a person, who is staff at churches';
create index equipe_sessao_user on equipe_sessao (user_id);
create index equipe_sessao_expires on equipe_sessao (expires_at);

-- At which churches they are something a person sees for themselves, and nobody else's.
create policy own_roles on user_igreja_role for select
  using (user_id = (select nullif(current_setting('app.user', true), '')::int));
create policy own_funcoes on equipe_funcao for select
  using (user_id = (select nullif(current_setting('app.user', true), '')::int));

-- Who has lost their second factor, and which churches have made sure who asks (Decision 284).
create table equipe_fator_perdido (
  id uuid primary key default gen_random_uuid(),
  user_id int not null unique references "user" on delete cascade,
  -- Churches and organisations that have said yes, and whether the operator has, by a code of the log.
  igrejas int[] not null default '{}',
  organizacoes int[] not null default '{}',
  flag_operador boolean not null default false,
  -- Of the code that is mailed once nobody's yes is missing; null before.
  codigo_hash bytea,
  data_cadastro timestamptz not null default now(),
  expires_at timestamptz not null
);
comment on table equipe_fator_perdido is 'platform: of a person, who is staff at churches';
create index equipe_fator_perdido_expires on equipe_fator_perdido (expires_at);

-- A log-in with the password that has shown the mailed code: it may set a new factor up.
alter table equipe_sessao add column fator_perdido_id uuid references equipe_fator_perdido on delete set null;
create index equipe_sessao_fator_perdido on equipe_sessao (fator_perdido_id) where fator_perdido_id is not null;

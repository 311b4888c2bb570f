-- Second factors of staff, and who came in for an organisation (Decisions 157, 158).
create table equipe_fator (
  id uuid primary key,
  user_id int not null references "user" on delete cascade,
  segredo_encrypted bytea not null,
  -- Counts from then on; before, it is one that is being set up.
  confirmado_em timestamptz,
  -- Digits of this step and of those before have served.
  ultimo_passo bigint not null default 0,
  data_cadastro timestamptz not null default now()
);
comment on table equipe_fator is 'platform: of a person, who is staff at churches';
create unique index equipe_fator_user on equipe_fator (user_id, (confirmado_em is null));

-- Codes of recovery: eighty random bits each, of which only digests are kept.
create table equipe_codigo (
  user_id int not null references "user" on delete cascade,
  codigo_hash bytea not null,
  usado_em timestamptz,
  primary key (user_id, codigo_hash)
);
comment on table equipe_codigo is 'platform: of a person, who is staff at churches';

-- Once for each session of somebody who answers for the organisation.
create table equipe_entrada (
  igreja_id int not null references igreja,
  id int generated always as identity,
  sessao_id uuid not null,
  user_id int references "user" on delete set null,
  -- As they are called at a church of theirs; this one may not know them.
  nome text,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id),
  unique (igreja_id, sessao_id)
);
select protect_tenant_table('equipe_entrada');
create index equipe_entrada_user on equipe_entrada (user_id);

-- Passkeys: what a device signs with to log a person in at the host where it was made (Decision 141).
create table chave_acesso (
  igreja_id int not null references igreja,
  id int generated always as identity,
  user_id int not null references "user" on delete cascade,
  host text not null,
  credencial_id bytea not null check (octet_length(credencial_id) between 1 and 1023),
  chave_publica bytea not null check (octet_length(chave_publica) <= 4096),
  -- What the device knows the person by: alike for all of theirs at one host.
  identificador bytea not null,
  contador bigint not null,
  transportes text[] not null,
  flag_sincronizada boolean not null,
  nome text not null check (char_length(nome) between 1 and 60),
  data_cadastro timestamptz not null default now(),
  data_ultimo_uso timestamptz,
  primary key (igreja_id, id),
  unique (igreja_id, credencial_id)
);
create index chave_acesso_user on chave_acesso (user_id);
select protect_tenant_table('chave_acesso');
create policy own_chaves on chave_acesso
  using (user_id = (select nullif(current_setting('app.user', true), '')::int))
  with check (user_id = (select nullif(current_setting('app.user', true), '')::int));

-- What is to be signed: once, within five minutes. Only digests are kept.
create table chave_desafio (
  desafio_hash bytea primary key,
  host text not null,
  uso text not null check (uso in ('criar', 'entrar')),
  user_id int references "user" on delete cascade,
  identificador bytea,
  expires_at timestamptz not null,
  check ((uso = 'criar') = (user_id is not null)),
  check ((uso = 'criar') = (identificador is not null))
);
comment on table chave_desafio is 'platform: its host is one church''s alone, and it lives for minutes';
create index chave_desafio_expires on chave_desafio (expires_at);
create unique index chave_desafio_user on chave_desafio (user_id, host);

-- When the person last showed in this session that they are who they are.
alter table session add column confirmed_at timestamptz;

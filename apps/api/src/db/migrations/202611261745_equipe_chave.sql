-- Passkeys of the staff's site, and the phones that it remembers (Decision 197).
create table equipe_chave (
  id int generated always as identity primary key,
  user_id int not null references "user" on delete cascade,
  -- Where it was made, and where alone it counts.
  host text not null,
  credencial_id bytea not null check (octet_length(credencial_id) between 1 and 1023),
  chave_publica bytea not null check (octet_length(chave_publica) <= 4096),
  identificador bytea not null,
  contador bigint not null,
  transportes text[] not null,
  flag_sincronizada boolean not null,
  nome text not null check (char_length(nome) between 1 and 60),
  data_cadastro timestamptz not null default now(),
  data_ultimo_uso timestamptz,
  unique (host, credencial_id)
);
comment on table equipe_chave is 'platform: of a person, who is staff at churches';
create index equipe_chave_user on equipe_chave (user_id);

-- Until when a session that has ended may be opened again by a passkey of its person.
alter table equipe_sessao add column lembrada_ate timestamptz;

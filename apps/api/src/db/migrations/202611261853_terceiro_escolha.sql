-- Who does not want to be shown again what a partner is told (Decision 236).
create table terceiro_escolha (
  igreja_id int not null references igreja,
  user_id int not null,
  modulo text not null check (modulo in ('voluts', 'mykids')),
  flag_email boolean not null,
  -- Of all that was shown: the address, and each word that is told there.
  mostrado_hash bytea not null check (octet_length(mostrado_hash) = 32),
  criado_em timestamptz not null default now(),
  primary key (igreja_id, user_id, modulo),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade
);
select protect_tenant_table('terceiro_escolha');

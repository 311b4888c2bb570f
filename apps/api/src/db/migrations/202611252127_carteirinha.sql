-- Member cards (Spec §3): what a church says of somebody when it issues one. The rest stands in their account.
create table carteirinha (
  igreja_id int not null references igreja,
  id int generated always as identity,
  usuario_id int not null,
  -- The member's number, as the church counts.
  numero text not null check (char_length(numero) between 1 and 20),
  funcao text check (char_length(funcao) <= 80),
  responsavel text check (char_length(responsavel) <= 120),
  data_batismo date,
  data_emissao date not null default current_igreja_day(),
  -- The last day on which it is good; null for as long as it is not taken back.
  validade date check (validade >= data_emissao),
  situacao text not null default 'ativa' check (situacao in ('ativa', 'revogada')),
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id),
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade
);
select protect_tenant_table('carteirinha');
select keep_revisions('carteirinha', valores => false);
create index carteirinha_usuario on carteirinha (igreja_id, usuario_id);
-- Who gets another one has the one before taken back.
create unique index carteirinha_unica on carteirinha (igreja_id, usuario_id) where situacao = 'ativa';
create unique index carteirinha_numero on carteirinha (igreja_id, numero) where situacao = 'ativa';

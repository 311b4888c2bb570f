-- Somebody who reads a room says that a message should not be there; once for each of them and each message (Decision 297).
create table sala_denuncia (
  igreja_id int not null references igreja,
  sala_id int not null,
  seq int not null,
  participante text not null check (participante ~ '^(u:[1-9][0-9]{0,9}|c:[0-9a-f-]{36})$'),
  data_cadastro timestamptz not null default now(),
  resolvida_em timestamptz,
  primary key (igreja_id, sala_id, seq, participante),
  foreign key (igreja_id, sala_id) references sala (igreja_id, id) on delete cascade
);
select protect_tenant_table('sala_denuncia');
create index sala_denuncia_participante on sala_denuncia (igreja_id, participante);
create index sala_denuncia_aberta on sala_denuncia (igreja_id, data_cadastro) where resolvida_em is null;

alter table sala_moderacao drop constraint sala_moderacao_acao_check;
alter table sala_moderacao add constraint sala_moderacao_acao_check check (acao in
  ('remover', 'remover_de', 'restaurar', 'silenciar', 'ouvir', 'modo', 'liberar', 'fixar', 'desafixar', 'dispensar'));

-- What leaders write of a meeting has a version, so that one does not write over the other (Decision 146).
alter table celula_reuniao add column versao int not null default 1;

-- What those who lead a group write to everybody in it.
create table celula_mensagem (
  igreja_id int not null references igreja,
  id int generated always as identity,
  celula_id int not null,
  user_id int not null,
  texto text not null check (texto <> '' and char_length(texto) <= 2000),
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id),
  foreign key (igreja_id, celula_id) references celula (igreja_id, id) on delete cascade,
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade
);
select protect_tenant_table('celula_mensagem');
create index celula_mensagem_celula on celula_mensagem (igreja_id, celula_id, id desc);
create index celula_mensagem_user on celula_mensagem (igreja_id, user_id);

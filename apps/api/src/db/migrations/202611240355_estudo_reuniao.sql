-- Studies for groups, and the meetings that groups keep (Spec §2, MOD_CELULA).

create table estudo (
  igreja_id int not null references igreja,
  id int generated always as identity,
  titulo text not null check (titulo <> ''),
  serie text,
  referencia text,
  resumo text,
  autor text,
  conteudo text not null,
  -- To be talked about, one after the other.
  perguntas text[] not null default '{}',
  imagem text,
  imagem_alt text,
  data_publicacao date not null,
  minutos int not null generated always as (reading_minutes(conteudo)) stored,
  busca text not null generated always as (fold_text(titulo || ' ' || coalesce(serie, '') || ' ' || coalesce(referencia, '')
    || ' ' || coalesce(resumo, '') || ' ' || coalesce(autor, ''))) stored,
  primary key (igreja_id, id)
);
select protect_tenant_table('estudo');
select make_content('estudo');
create index estudo_data on estudo (igreja_id, data_publicacao desc, id desc);
create trigger igreja_changed after insert or update or delete on estudo
  for each row execute function notify_igreja_changed();

-- Whether everybody reads studies; without a row, who has an account at the church.
create table estudo_configuracao (
  igreja_id int not null references igreja,
  flag_conteudo_publico boolean not null default false,
  primary key (igreja_id)
);
select protect_tenant_table('estudo_configuracao');
select keep_revisions('estudo_configuracao');
create trigger igreja_changed after insert or update or delete on estudo_configuracao
  for each row execute function notify_igreja_changed();

create table celula_reuniao (
  igreja_id int not null references igreja,
  id int generated always as identity,
  celula_id int not null,
  data date not null,
  tema text,
  estudo_id int,
  anotacoes text check (char_length(anotacoes) <= 5000),
  pedidos_oracao text check (char_length(pedidos_oracao) <= 2000),
  -- Who came and is not in the group, by the name that they gave.
  visitantes text[] not null default '{}' check (cardinality(visitantes) <= 50),
  flag_cancelada boolean not null default false,
  primary key (igreja_id, id),
  unique (igreja_id, celula_id, data),
  foreign key (igreja_id, celula_id) references celula (igreja_id, id) on delete cascade,
  foreign key (igreja_id, estudo_id) references estudo (igreja_id, id) on delete set null (estudo_id)
);
select protect_tenant_table('celula_reuniao');

-- Who was there and who was not; nobody says anything of who has no row. What was marked last holds, whenever it arrives.
create table celula_presenca (
  igreja_id int not null references igreja,
  reuniao_id int not null,
  user_id int not null,
  flag_presente boolean not null,
  marcado_em timestamptz not null,
  primary key (igreja_id, reuniao_id, user_id),
  foreign key (igreja_id, reuniao_id) references celula_reuniao (igreja_id, id) on delete cascade,
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade
);
select protect_tenant_table('celula_presenca');
create index celula_presenca_user on celula_presenca (igreja_id, user_id);

-- Small groups (Spec §2, MOD_CELULA): who is in them, who leads them, and who asks to take part.

-- Where a group is for everybody to know (Decision 133): the middle of a square of 600 m that the place lies in, moved by
-- what the group's number says. Nothing else of the place goes into it, so that nothing else can be worked out of it. A
-- circle of 600 m around it always holds the place.
create function area_latitude(latitude double precision, id int) returns double precision
  language sql immutable strict parallel safe
  return (floor(latitude / 0.0054) + 0.5) * 0.0054 + ((id::bigint * 7919) % 181 - 90) / 111320.0;

create function area_longitude(latitude double precision, longitude double precision, id int) returns double precision
  language sql immutable strict parallel safe
  return (
    select (floor(longitude / (0.0054 / squeeze)) + 0.5) * (0.0054 / squeeze)
      + ((id::bigint * 104729) % 181 - 90) / 111320.0 / squeeze
    from (select cos(radians((floor(latitude / 0.0054) + 0.5) * 0.0054)) as squeeze) as row);

-- Metres between two places of one town: the earth is flat there.
create function metres_between(a_latitude double precision, a_longitude double precision, b_latitude double precision,
  b_longitude double precision) returns double precision
  language sql immutable strict parallel safe
  return 111320 * sqrt(power(a_latitude - b_latitude, 2)
    + power((a_longitude - b_longitude) * cos(radians((a_latitude + b_latitude) / 2)), 2));

create table celula (
  igreja_id int not null references igreja,
  id int generated always as identity,
  nome text not null check (nome <> ''),
  resumo text,
  descricao text,
  imagem text,
  imagem_alt text,
  publico text not null default 'todos' check (publico in ('todos', 'homens', 'mulheres', 'casais', 'familias', 'jovens',
    'adolescentes', 'idosos')),
  -- 0 is Sunday; none where the group says each time when it meets.
  dia_semana smallint check (dia_semana between 0 and 6),
  hora time,
  duracao_minutos int check (duracao_minutos between 1 and 1440),
  frequencia text not null default 'semanal' check (frequencia in ('semanal', 'quinzenal', 'mensal')),
  idioma text check (idioma in ('pt_BR', 'en', 'es')),
  flag_online boolean not null default false,
  flag_criancas boolean not null default false,
  flag_acessivel boolean not null default false,
  bairro text,
  cidade text,
  -- From here on for who is in the group.
  link_online text,
  rua text,
  numero text,
  complemento text,
  cep text,
  latitude double precision check (latitude between -85 and 85),
  longitude double precision check (longitude between -180 and 180),
  area_latitude double precision generated always as (area_latitude(latitude, id)) stored,
  area_longitude double precision generated always as (area_longitude(latitude, longitude, id)) stored,
  -- People, those who lead it among them; null for as many as come.
  capacidade int check (capacidade > 0),
  flag_aberta boolean not null default true,
  -- Without it the group is found by an invitation alone, which is this text in its address.
  flag_listada boolean not null default true,
  convite text not null default encode(uuid_send(gen_random_uuid()), 'hex'),
  busca text not null generated always as (fold_text(nome || ' ' || coalesce(resumo, '') || ' ' || coalesce(bairro, '')
    || ' ' || coalesce(cidade, ''))) stored,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id),
  check ((latitude is null) = (longitude is null)),
  check ((dia_semana is null) = (hora is null))
);
select protect_tenant_table('celula');
select make_content('celula');
create index celula_nome on celula (igreja_id, nome, id) where arquivado_em is null and flag_listada;
create trigger igreja_changed after insert or update or delete on celula
  for each row execute function notify_igreja_changed();

create table celula_membro (
  igreja_id int not null references igreja,
  id int generated always as identity,
  celula_id int not null,
  user_id int not null,
  papel text not null default 'membro' check (papel in ('membro', 'lider')),
  -- As given to the group; the one of the account stays the person's.
  telefone text check (char_length(telefone) <= 30),
  data_entrada date not null default current_igreja_day(),
  primary key (igreja_id, id),
  unique (igreja_id, celula_id, user_id),
  foreign key (igreja_id, celula_id) references celula (igreja_id, id) on delete cascade,
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade
);
select protect_tenant_table('celula_membro');
create index celula_membro_user on celula_membro (igreja_id, user_id);
-- Whether a group is full, and who leads it, stands on pages.
create trigger igreja_changed after insert or update or delete on celula_membro
  for each row execute function notify_igreja_changed();

create table celula_solicitacao (
  igreja_id int not null references igreja,
  id int generated always as identity,
  celula_id int not null,
  user_id int not null,
  mensagem text check (char_length(mensagem) <= 1000),
  telefone text check (char_length(telefone) <= 30),
  situacao text not null default 'enviada' check (situacao in ('enviada', 'vista', 'aceita', 'recusada', 'cancelada')),
  resposta text check (char_length(resposta) <= 1000),
  data_cadastro timestamptz not null default now(),
  data_vista timestamptz,
  data_resposta timestamptz,
  primary key (igreja_id, id),
  foreign key (igreja_id, celula_id) references celula (igreja_id, id) on delete cascade,
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade
);
select protect_tenant_table('celula_solicitacao');
-- One that waits, of a person for a group.
create unique index celula_solicitacao_unica on celula_solicitacao (igreja_id, celula_id, user_id)
  where situacao in ('enviada', 'vista');
create index celula_solicitacao_user on celula_solicitacao (igreja_id, user_id, id desc);
create index celula_solicitacao_celula on celula_solicitacao (igreja_id, celula_id, id desc);
create trigger transition before update of situacao on celula_solicitacao for each row
  when (old.situacao <> new.situacao) execute function refuse_unknown_transition('celula_solicitacao');

insert into estado_transicao (maquina, de, para) values
  ('celula_solicitacao', 'enviada', 'vista'), ('celula_solicitacao', 'enviada', 'aceita'),
  ('celula_solicitacao', 'enviada', 'recusada'), ('celula_solicitacao', 'enviada', 'cancelada'),
  ('celula_solicitacao', 'vista', 'aceita'), ('celula_solicitacao', 'vista', 'recusada'),
  ('celula_solicitacao', 'vista', 'cancelada');

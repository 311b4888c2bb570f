-- What a church holds out while it broadcasts: by hand, or so many seconds after the beginning.
create table transmissao_momento (
  igreja_id int not null references igreja,
  id int generated always as identity,
  transmissao_id int not null,
  tipo text not null check (tipo in ('palavra', 'versiculo', 'contribuicao', 'oracao', 'decisao', 'enquete', 'link')),
  texto text not null check (texto <> '' and char_length(texto) <= 300),
  url text check (char_length(url) <= 1000),
  opcoes jsonb not null default '[]' check (jsonb_typeof(opcoes) = 'array' and jsonb_array_length(opcoes) <= 6),
  desvio int check (desvio between 0 and 86400),
  enviado_em timestamptz,
  primary key (igreja_id, id),
  foreign key (igreja_id, transmissao_id) references transmissao (igreja_id, id) on delete cascade,
  check ((tipo = 'link') = (url is not null)),
  check ((tipo = 'enquete') = (jsonb_array_length(opcoes) >= 2))
);
select protect_tenant_table('transmissao_momento');
select keep_revisions('transmissao_momento');
create index transmissao_momento_de on transmissao_momento (igreja_id, transmissao_id, id);
create trigger igreja_changed after insert or update or delete on transmissao_momento
  for each row execute function notify_igreja_changed();

-- One of each device, which nothing leads to anybody.
create table transmissao_voto (
  igreja_id int not null references igreja,
  momento_id int not null,
  chave uuid not null,
  opcao smallint not null check (opcao between 0 and 5),
  primary key (igreja_id, momento_id, chave),
  foreign key (igreja_id, momento_id) references transmissao_momento (igreja_id, id) on delete cascade
);
select protect_tenant_table('transmissao_voto');

-- Somebody who raised a hand, or asked for prayer, and who of the staff is with them. What they said of themselves is
-- sealed; the row goes after 30 days, with the room of the two.
create table atendimento (
  igreja_id int not null references igreja,
  id int generated always as identity,
  -- Known to who asked alone.
  codigo uuid not null default gen_random_uuid(),
  transmissao_id int not null,
  momento_id int,
  tipo text not null check (tipo in ('conversa', 'passo', 'oracao')),
  -- The device, so that one asks once.
  chave uuid not null,
  user_id int,
  pessoa_encrypted bytea,
  estado text not null default 'aberto'
    check (estado in ('aberto', 'assumido', 'em_conversa', 'encaminhado', 'concluido', 'sem_resposta')),
  anfitriao_user_id int,
  assumido_em timestamptz,
  sala_id int,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id),
  unique (igreja_id, codigo),
  unique nulls not distinct (igreja_id, transmissao_id, momento_id, chave),
  foreign key (igreja_id, transmissao_id) references transmissao (igreja_id, id) on delete cascade,
  foreign key (igreja_id, momento_id) references transmissao_momento (igreja_id, id) on delete cascade,
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade,
  foreign key (igreja_id, anfitriao_user_id) references usuario (igreja_id, user_id) on delete set null (anfitriao_user_id),
  foreign key (igreja_id, sala_id) references sala (igreja_id, id) on delete set null (sala_id),
  check ((estado = 'aberto' or estado = 'sem_resposta') or assumido_em is not null)
);
select protect_tenant_table('atendimento');
create index atendimento_aberto on atendimento (igreja_id, data_cadastro) where estado not in ('concluido', 'sem_resposta');
create index atendimento_user on atendimento (igreja_id, user_id) where user_id is not null;
create index atendimento_anfitriao on atendimento (igreja_id, anfitriao_user_id) where anfitriao_user_id is not null;

create function schedule_atendimento() returns trigger language plpgsql as $$
begin
  perform put_agenda(new.igreja_id, 'atendimento', new.id::text, new.data_cadastro + interval '30 days');
  return null;
end $$;
create trigger schedule_atendimento after insert on atendimento for each row execute function schedule_atendimento();
create function forget_atendimento() returns trigger language plpgsql as $$
begin
  delete from sala where igreja_id = old.igreja_id and id = old.sala_id;
  perform put_agenda(old.igreja_id, 'atendimento', old.id::text, null);
  return null;
end $$;
create trigger forget_atendimento after delete on atendimento for each row execute function forget_atendimento();

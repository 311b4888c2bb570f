-- The prayer wall (Spec §2, MOD_MURAL_ORACAO; Decisions 134 to 136).

-- What somebody is charged with at a church beside the roles of the specification.
create table equipe_funcao (
  igreja_id int not null references igreja,
  user_id int not null,
  funcao text not null check (funcao in ('oracao')),
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, user_id, funcao),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade
);
select protect_tenant_table('equipe_funcao');

-- Whether the church reads a request before the wall shows it.
alter table igreja add column flag_oracao_aprovacao boolean;
alter table igreja alter flag_oracao_aprovacao set default true;
select rewrite_rows('igreja', 'set flag_oracao_aprovacao = true');
alter table igreja alter flag_oracao_aprovacao set not null;

create table oracao_motivo (
  igreja_id int not null references igreja,
  id int generated always as identity,
  nome text not null check (nome <> ''),
  ordem int not null default 0,
  primary key (igreja_id, id)
);
select protect_tenant_table('oracao_motivo');
select make_record('oracao_motivo');
create trigger igreja_changed after insert or update or delete on oracao_motivo
  for each row execute function notify_igreja_changed();

alter table arquivo drop constraint arquivo_finalidade_check;
alter table arquivo
  add constraint arquivo_finalidade_check check (finalidade in ('foto', 'exportacao', 'oracao'));

create table oracao (
  igreja_id int not null references igreja,
  id int generated always as identity,
  -- What its words are sealed for, before it has a number.
  uuid uuid not null,
  user_id int not null,
  -- As they want to be called; none for who gives no name.
  nome text check (char_length(nome) between 1 and 80),
  motivo_id int,
  imagem_id uuid,
  -- What is for the wall is a text, what is not is sealed.
  mensagem text check (char_length(mensagem) between 1 and 2000),
  mensagem_encrypted bytea,
  flag_publicar_mural boolean not null,
  -- Without it nobody but the author reads it.
  flag_ativo boolean not null default true,
  flag_receber_ligacao boolean not null default false,
  flag_receber_visita boolean not null default false,
  -- Of the wall.
  situacao text not null default 'aguardando' check (situacao in ('aguardando', 'aprovada', 'oculta')),
  respondida_em timestamptz,
  -- Of those who care for prayer.
  data_leitura timestamptz,
  data_ligacao timestamptz,
  data_visita timestamptz,
  flag_concluida boolean not null default false,
  qtde_oraram int not null default 0 check (qtde_oraram >= 0),
  excluir_em timestamptz,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id),
  check ((mensagem is null) <> (mensagem_encrypted is null)),
  check (flag_publicar_mural = (mensagem is not null)),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade,
  foreign key (igreja_id, motivo_id) references oracao_motivo (igreja_id, id) on delete set null (motivo_id),
  foreign key (igreja_id, imagem_id) references arquivo (igreja_id, id) on delete set null (imagem_id)
);
select protect_tenant_table('oracao');
create index oracao_mural on oracao (igreja_id, id desc)
  where flag_publicar_mural and flag_ativo and situacao = 'aprovada' and excluir_em is null;
create index oracao_mesa on oracao (igreja_id, situacao, id)
  where flag_publicar_mural and flag_ativo and excluir_em is null;
create index oracao_cuidado on oracao (igreja_id, id desc)
  where flag_ativo and excluir_em is null
    and (not flag_publicar_mural or flag_receber_ligacao or flag_receber_visita);
create index oracao_user on oracao (igreja_id, user_id, id desc);
create index oracao_imagem on oracao (igreja_id, imagem_id) where imagem_id is not null;
create index oracao_motivo_de on oracao (igreja_id, motivo_id) where motivo_id is not null;
-- Not when somebody prays: what a tap costs would be everybody's.
create trigger igreja_changed after insert or delete or update of nome, motivo_id, imagem_id, mensagem,
  flag_publicar_mural, flag_ativo, situacao, respondida_em, excluir_em
  on oracao for each row execute function notify_igreja_changed();
create trigger transition before update of situacao on oracao for each row
  when (old.situacao <> new.situacao) execute function refuse_unknown_transition('oracao');
insert into estado_transicao (maquina, de, para) values
  ('oracao', 'aguardando', 'aprovada'), ('oracao', 'aguardando', 'oculta'), ('oracao', 'aprovada', 'oculta'),
  ('oracao', 'aprovada', 'aguardando'), ('oracao', 'oculta', 'aprovada');

create function schedule_oracao_exclusao() returns trigger language plpgsql as $$
begin
  perform put_agenda(coalesce(new.igreja_id, old.igreja_id), 'oracao_exclusao', coalesce(new.id, old.id)::text,
    new.excluir_em);
  return null;
end $$;
create trigger schedule after delete or update of excluir_em on oracao
  for each row execute function schedule_oracao_exclusao();

create table oracao_mensagem (
  igreja_id int not null references igreja,
  id int generated always as identity,
  uuid uuid not null,
  oracao_id int not null,
  user_id int not null,
  tipo text not null check (tipo in ('mensagem', 'atualizacao', 'testemunho', 'resposta')),
  -- Sealed below a request that is sealed, and where the church answers.
  mensagem text check (char_length(mensagem) between 1 and 2000),
  mensagem_encrypted bytea,
  flag_oculta boolean not null default false,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id),
  check ((mensagem is null) <> (mensagem_encrypted is null)),
  check (tipo <> 'resposta' or mensagem is null),
  foreign key (igreja_id, oracao_id) references oracao (igreja_id, id) on delete cascade,
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade
);
select protect_tenant_table('oracao_mensagem');
create index oracao_mensagem_oracao on oracao_mensagem (igreja_id, oracao_id, id desc);
create index oracao_mensagem_user on oracao_mensagem (igreja_id, user_id);
create unique index oracao_testemunho on oracao_mensagem (igreja_id, oracao_id) where tipo = 'testemunho';
create trigger igreja_changed after insert or update or delete on oracao_mensagem
  for each row execute function notify_igreja_changed();

-- Who prayed for what. Nobody is told: it is counted.
create table oracao_orada (
  igreja_id int not null references igreja,
  oracao_id int not null,
  user_id int not null,
  -- Its author has been told.
  flag_contada boolean not null default false,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, oracao_id, user_id),
  foreign key (igreja_id, oracao_id) references oracao (igreja_id, id) on delete cascade,
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade
);
select protect_tenant_table('oracao_orada');
create index oracao_orada_user on oracao_orada (igreja_id, user_id, oracao_id desc);

-- A week after the first of them the author is told how many they are.
create function count_oracao_orada() returns trigger language plpgsql as $$
declare
  autor int;
begin
  if tg_op = 'DELETE' then
    update oracao set qtde_oraram = qtde_oraram - 1 where igreja_id = old.igreja_id and id = old.oracao_id;
    return null;
  end if;
  update oracao set qtde_oraram = qtde_oraram + 1 where igreja_id = new.igreja_id and id = new.oracao_id
    returning user_id into autor;
  insert into agenda (igreja_id, tipo, referencia, vence_em)
    values (new.igreja_id, 'oracao_resumo', autor::text, now() + interval '7 days') on conflict do nothing;
  return null;
end $$;
create trigger count after insert or delete on oracao_orada
  for each row execute function count_oracao_orada();

-- What people say should not be on the wall: once for each person and thing.
create table oracao_denuncia (
  igreja_id int not null references igreja,
  id int generated always as identity,
  oracao_id int not null,
  mensagem_id int,
  user_id int not null,
  motivo text check (char_length(motivo) between 1 and 500),
  flag_vista boolean not null default false,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id),
  unique nulls not distinct (igreja_id, oracao_id, mensagem_id, user_id),
  foreign key (igreja_id, oracao_id) references oracao (igreja_id, id) on delete cascade,
  foreign key (igreja_id, mensagem_id) references oracao_mensagem (igreja_id, id) on delete cascade,
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade
);
select protect_tenant_table('oracao_denuncia');
create index oracao_denuncia_aberta on oracao_denuncia (igreja_id, oracao_id) where not flag_vista;
create index oracao_denuncia_user on oracao_denuncia (igreja_id, user_id);
create index oracao_denuncia_mensagem on oracao_denuncia (igreja_id, mensagem_id) where mensagem_id is not null;

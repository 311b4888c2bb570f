-- Play: films, series and collections, their files, what a person keeps of them, and where each was stopped.

create table plano_assinatura_tag (
  igreja_id int not null references igreja,
  id int generated always as identity,
  nome text not null check (nome <> '' and char_length(nome) <= 60),
  ordem int not null default 0,
  primary key (igreja_id, id)
);
select protect_tenant_table('plano_assinatura_tag');
select make_record('plano_assinatura_tag');
create trigger igreja_changed after insert or update or delete on plano_assinatura_tag
  for each row execute function notify_igreja_changed();

create table plano_assinatura_conteudo (
  igreja_id int not null references igreja,
  id int generated always as identity,
  tipo text not null check (tipo in ('video', 'serie', 'coletanea')),
  titulo text not null check (titulo <> ''),
  resumo text,
  descricao text,
  autor text,
  data_publicacao date not null,
  -- The series or the collection that it is a part of, and its place there.
  coletanea_id int,
  temporada int check (temporada between 1 and 99),
  numero int check (numero between 1 and 9999),
  -- Names of tags as staff wrote them, with commas between, and whose they are.
  tags text,
  tag_ids int[] not null default '{}',
  destaque text not null default 'nao' check (destaque in ('sim', 'nao')),
  acesso text not null default 'planos' check (acesso in ('gratis', 'planos')),
  -- Names of plans as staff write them, and whose they are; without any it is in every plan.
  planos text,
  plano_ids int[] not null default '{}',
  -- Where it plays when it is not a file that staff sent.
  url text,
  source text not null default 'arquivo' check (source in ('arquivo', 'youtube', 'vimeo', 'hls', 'mp4')),
  codigo text,
  trailer text,
  duracao int check (duracao > 0),
  imagem text,
  imagem_alt text,
  busca text not null generated always as (fold_text(titulo || ' ' || coalesce(resumo, '') || ' '
    || coalesce(autor, '') || ' ' || coalesce(tags, '') || ' ' || coalesce(plain_text(descricao), ''))) stored,
  primary key (igreja_id, id),
  foreign key (igreja_id, coletanea_id) references plano_assinatura_conteudo (igreja_id, id),
  check ((source = 'arquivo') = (url is null)),
  check ((source in ('youtube', 'vimeo')) = (codigo is not null))
);
select protect_tenant_table('plano_assinatura_conteudo');
select make_content('plano_assinatura_conteudo');
create index plano_assinatura_conteudo_data on plano_assinatura_conteudo (igreja_id, data_publicacao desc, id desc);
create index plano_assinatura_conteudo_coletanea on plano_assinatura_conteudo (igreja_id, coletanea_id);
create trigger igreja_changed after insert or update or delete on plano_assinatura_conteudo
  for each row execute function notify_igreja_changed();

-- A film that staff sent, in `DATA_DIR/play`: never where everybody may read.
create table filme (
  igreja_id int not null references igreja,
  id uuid not null default gen_random_uuid(),
  conteudo_id int,
  nome text not null check (nome <> '' and char_length(nome) <= 200),
  tamanho bigint not null check (tamanho > 0),
  -- `recebida`, then what becomes of it; an `original` plays as it came.
  situacao text not null default 'recebida' check (situacao in ('recebida', 'preparando', 'pronta', 'original', 'recusada')),
  -- Of what is being prepared, in hundredths; of what was refused, why.
  progresso int not null default 0 check (progresso between 0 and 100),
  motivo text,
  -- Of who prepares it: how often it was begun, and the last sign of life.
  tentativas int not null default 0,
  sinal_em timestamptz,
  duracao int,
  largura int,
  altura int,
  legendas jsonb not null default '[]' check (jsonb_typeof(legendas) = 'array'),
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id),
  foreign key (igreja_id, conteudo_id) references plano_assinatura_conteudo (igreja_id, id) on delete set null (conteudo_id)
);
select protect_tenant_table('filme');
create function schedule_filme() returns trigger language plpgsql as $$
begin
  perform put_agenda(new.igreja_id, 'filme', new.id::text, now());
  return null;
end $$;
create trigger schedule after insert on filme for each row when (new.situacao = 'recebida')
  execute function schedule_filme();
create index filme_conteudo on filme (igreja_id, conteudo_id);
create trigger igreja_changed after insert or delete or update of situacao, conteudo_id on filme
  for each row execute function notify_igreja_changed();

-- What a person keeps for later.
create table usuario_plano_assinatura_conteudo (
  igreja_id int not null references igreja,
  id int generated always as identity,
  user_id int not null,
  conteudo_id int not null,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id),
  unique (igreja_id, user_id, conteudo_id),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade,
  foreign key (igreja_id, conteudo_id) references plano_assinatura_conteudo (igreja_id, id) on delete cascade
);
select protect_tenant_table('usuario_plano_assinatura_conteudo');
create index usuario_plano_assinatura_conteudo_conteudo on usuario_plano_assinatura_conteudo (igreja_id, conteudo_id);

-- Where each person stopped in each film, by the newest of what their devices say.
create table reproducao_progresso (
  igreja_id int not null references igreja,
  user_id int not null,
  conteudo_id int not null,
  posicao int not null check (posicao >= 0),
  duracao int not null check (duracao > 0),
  concluido boolean not null default false,
  em timestamptz not null,
  primary key (igreja_id, user_id, conteudo_id),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade,
  foreign key (igreja_id, conteudo_id) references plano_assinatura_conteudo (igreja_id, id) on delete cascade
);
select protect_tenant_table('reproducao_progresso');
create index reproducao_progresso_conteudo on reproducao_progresso (igreja_id, conteudo_id);

-- What is playing: a screen is live while it says so (Decision 231).
create table reproducao_sessao (
  igreja_id int not null references igreja,
  id uuid not null default gen_random_uuid(),
  user_id int not null,
  conteudo_id int not null,
  -- One browser of one device, as it calls itself, and how a person knows it.
  aparelho uuid not null,
  navegador text,
  sistema text,
  iniciada_em timestamptz not null default now(),
  sinal_em timestamptz not null default now(),
  encerrada_em timestamptz,
  primary key (igreja_id, id),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade,
  foreign key (igreja_id, conteudo_id) references plano_assinatura_conteudo (igreja_id, id) on delete cascade
);
select protect_tenant_table('reproducao_sessao');
create index reproducao_sessao_user on reproducao_sessao (igreja_id, user_id, sinal_em desc);
create index reproducao_sessao_conteudo on reproducao_sessao (igreja_id, conteudo_id, iniciada_em);

-- What the engine may write it may see the history of: said once, in `db/roles.ts`.
drop policy equipe_conteudo on revisao;
create policy equipe_conteudo on revisao as restrictive
  using (current_user <> 'equipe_conteudo' or has_table_privilege('equipe_conteudo', to_regclass(recurso), 'update'));

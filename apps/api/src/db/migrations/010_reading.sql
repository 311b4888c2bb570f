-- What a church publishes to be read: devotionals, news, Sunday school, publications, ministries with projects.

create function plain_text(html text) returns text
  language sql immutable strict parallel safe
  return trim(regexp_replace(regexp_replace(html, '<[^>]*>', ' ', 'g'), '\s+', ' ', 'g'));

-- Two hundred words are read in a minute; a text of three lines takes one, too.
create function reading_minutes(html text) returns int
  language sql immutable strict parallel safe
  return greatest(1, ceil(array_length(string_to_array(plain_text(html), ' '), 1) / 200.0)::int);

-- The day it is where the current church is. Before its day a devotional is not there.
create function current_igreja_day() returns date
  language sql stable
  return (now() at time zone (select fuso_horario from igreja where id = current_igreja()))::date;

create table devocional (
  igreja_id int not null references igreja,
  id int generated always as identity,
  data date not null,
  titulo text not null,
  versiculo text,
  referencia text,
  resumo text,
  conteudo text not null,
  oracao text,
  autor text,
  imagem text,
  imagem_alt text,
  flag_ativo boolean not null default true,
  minutos int not null generated always as (reading_minutes(conteudo)) stored,
  busca text not null generated always as (fold_text(titulo || ' ' || coalesce(referencia, '') || ' '
    || coalesce(resumo, '') || ' ' || coalesce(autor, '') || ' ' || plain_text(conteudo))) stored,
  primary key (igreja_id, id)
);
select protect_tenant_table('devocional');
create index devocional_data on devocional (igreja_id, data desc, id desc);

create table noticia (
  igreja_id int not null references igreja,
  id int generated always as identity,
  titulo text not null,
  categoria text,
  resumo text,
  conteudo text not null,
  autor text,
  imagem text,
  imagem_alt text,
  data_publicacao timestamptz not null default now(),
  flag_ativo boolean not null default true,
  minutos int not null generated always as (reading_minutes(conteudo)) stored,
  busca text not null generated always as (fold_text(titulo || ' ' || coalesce(categoria, '') || ' '
    || coalesce(resumo, '') || ' ' || coalesce(autor, '') || ' ' || plain_text(conteudo))) stored,
  primary key (igreja_id, id)
);
select protect_tenant_table('noticia');
create index noticia_data on noticia (igreja_id, data_publicacao desc, id desc);

-- A series of Sunday school; its lessons are read one after the other.
create table ebd (
  igreja_id int not null references igreja,
  id int generated always as identity,
  slug text not null check (slug ~ '^[a-z0-9-]{1,80}$'),
  titulo text not null,
  classe text,
  professor text,
  resumo text,
  descricao text,
  imagem text,
  imagem_alt text,
  data_inicio date not null,
  flag_ativo boolean not null default true,
  busca text not null generated always as (fold_text(titulo || ' ' || coalesce(classe, '') || ' '
    || coalesce(professor, '') || ' ' || coalesce(resumo, '') || ' ' || coalesce(plain_text(descricao), ''))) stored,
  primary key (igreja_id, id),
  unique (igreja_id, slug)
);
select protect_tenant_table('ebd');

create table ebd_licao (
  igreja_id int not null references igreja,
  ebd_id int not null,
  numero smallint not null check (numero > 0),
  titulo text not null,
  referencia text,
  data date,
  conteudo text not null,
  notas_professor text,
  minutos int not null generated always as (reading_minutes(conteudo)) stored,
  primary key (igreja_id, ebd_id, numero),
  foreign key (igreja_id, ebd_id) references ebd (igreja_id, id) on delete cascade
);
select protect_tenant_table('ebd_licao');

create table publicacao_tipo (
  igreja_id int not null references igreja,
  id int generated always as identity,
  slug text not null check (slug ~ '^[a-z0-9-]{1,80}$'),
  nome text not null,
  descricao text,
  ordem int not null default 0,
  primary key (igreja_id, id),
  unique (igreja_id, slug)
);
select protect_tenant_table('publicacao_tipo');

create table publicacao (
  igreja_id int not null references igreja,
  id int generated always as identity,
  publicacao_tipo_id int not null,
  slug text not null check (slug ~ '^[a-z0-9-]{1,80}$'),
  titulo text not null,
  resumo text,
  conteudo text not null,
  autor text,
  imagem text,
  imagem_alt text,
  arquivo text,
  data_publicacao date not null,
  flag_ativo boolean not null default true,
  minutos int not null generated always as (reading_minutes(conteudo)) stored,
  busca text not null generated always as (fold_text(titulo || ' ' || coalesce(resumo, '') || ' '
    || coalesce(autor, '') || ' ' || plain_text(conteudo))) stored,
  primary key (igreja_id, id),
  unique (igreja_id, slug),
  foreign key (igreja_id, publicacao_tipo_id) references publicacao_tipo (igreja_id, id)
);
select protect_tenant_table('publicacao');
create index publicacao_data on publicacao (igreja_id, data_publicacao desc, id desc);

create table ministerio (
  igreja_id int not null references igreja,
  id int generated always as identity,
  nome text not null,
  resumo text,
  conteudo text,
  quando text,
  como_ajudar text,
  lider text,
  lider_email text,
  lider_whatsapp text,
  imagem text,
  imagem_alt text,
  ordem int not null default 0,
  flag_ativo boolean not null default true,
  busca text not null generated always as (fold_text(nome || ' ' || coalesce(resumo, '') || ' '
    || coalesce(lider, '') || ' ' || coalesce(plain_text(conteudo), ''))) stored,
  primary key (igreja_id, id)
);
select protect_tenant_table('ministerio');

-- A need is given as a whole: what is hoped for, how far it is, and in what it is counted (money without a unit).
create table projeto (
  igreja_id int not null references igreja,
  id int generated always as identity,
  ministerio_id int not null,
  nome text not null,
  resumo text,
  conteudo text not null,
  como_ajudar text,
  imagem text,
  imagem_alt text,
  necessidade text,
  meta int check (meta > 0),
  alcancado int check (alcancado >= 0),
  unidade text,
  ordem int not null default 0,
  flag_ativo boolean not null default true,
  minutos int not null generated always as (reading_minutes(conteudo)) stored,
  primary key (igreja_id, id),
  foreign key (igreja_id, ministerio_id) references ministerio (igreja_id, id) on delete cascade,
  check ((meta is null) = (alcancado is null))
);
select protect_tenant_table('projeto');
create index projeto_ministerio on projeto (igreja_id, ministerio_id);

do $$
declare
  name text;
begin
  foreach name in array array['devocional', 'noticia', 'ebd', 'ebd_licao', 'publicacao_tipo', 'publicacao',
    'ministerio', 'projeto']
  loop
    execute format(
      'create trigger igreja_changed after insert or update or delete on %I for each row execute function notify_igreja_changed()',
      name);
  end loop;
end $$;

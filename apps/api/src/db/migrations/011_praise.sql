-- The praise songs of a church, with the server names of Spec §3.

create table louvor (
  igreja_id int not null references igreja,
  id int generated always as identity,
  titulo text not null check (titulo <> ''),
  subtitulo text,
  autor text,
  codigo text,
  grupo text,
  tema text,
  ritmo text,
  tom text,
  conteudo text not null default '' check (length(conteudo) <= 65536),
  arquivos jsonb not null default '[]' check (jsonb_typeof(arquivos) = 'array'),
  flag_ativo boolean not null default true,
  data_cadastro timestamptz not null default now(),
  -- What is looked for in a song: its names, and its words without chords and directives.
  busca text generated always as (
    fold_text(titulo || ' ' || coalesce(subtitulo, '') || ' ' || coalesce(autor, '') || ' ' || coalesce(codigo, '') || ' '
      || coalesce(grupo, '') || ' ' || coalesce(tema, '') || ' '
      || regexp_replace(regexp_replace(conteudo, '\[[^]]*\]|\{[^}]*\}', '', 'g'), '\s+', ' ', 'g'))
  ) stored,
  primary key (igreja_id, id)
);
create index louvor_titulo on louvor (igreja_id, titulo, id) where flag_ativo;
select protect_tenant_table('louvor');

create trigger igreja_changed after insert or update or delete on louvor
  for each row execute function notify_igreja_changed();

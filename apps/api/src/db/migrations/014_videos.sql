-- The videos of a church, and the playlists that put them in an order.

create table video (
  igreja_id int not null references igreja,
  id int generated always as identity,
  -- Spec §3 `contentDetails.videoId`: the id at YouTube or Vimeo, else a name of the church's own.
  video_id text not null check (video_id ~ '^[A-Za-z0-9_-]{1,64}$'),
  source text not null check (source in ('youtube', 'vimeo', 'mp4', 'hls')),
  url text,
  titulo text not null check (titulo <> ''),
  resumo text,
  descricao text,
  pregador text,
  referencia text,
  livro text check (livro ~ '^[0-9a-z]{3}$'),
  data_publicacao date not null,
  duracao int check (duracao > 0),
  imagem text,
  imagem_alt text,
  audio text,
  legendas jsonb not null default '[]' check (jsonb_typeof(legendas) = 'array'),
  capitulos jsonb not null default '[]' check (jsonb_typeof(capitulos) = 'array'),
  transcricao jsonb not null default '[]' check (jsonb_typeof(transcricao) = 'array'),
  flag_ativo boolean not null default true,
  -- What is said in a video is looked for, too.
  busca text not null generated always as (fold_text(titulo || ' ' || coalesce(resumo, '') || ' '
    || coalesce(pregador, '') || ' ' || coalesce(referencia, '') || ' ' || coalesce(plain_text(descricao), '') || ' '
    || jsonb_path_query_array(transcricao, '$[*].texto')::text)) stored,
  primary key (igreja_id, id),
  unique (igreja_id, video_id),
  check ((url is null) = (source in ('youtube', 'vimeo')))
);
select protect_tenant_table('video');
create index video_data on video (igreja_id, data_publicacao desc, id desc);

create table video_playlist (
  igreja_id int not null references igreja,
  id int generated always as identity,
  slug text not null check (slug ~ '^[a-z0-9-]{1,80}$'),
  titulo text not null check (titulo <> ''),
  descricao text,
  imagem text,
  imagem_alt text,
  ordem int not null default 0,
  flag_ativo boolean not null default true,
  primary key (igreja_id, id),
  unique (igreja_id, slug)
);
select protect_tenant_table('video_playlist');

create table video_playlist_item (
  igreja_id int not null references igreja,
  video_playlist_id int not null,
  video_id text not null,
  ordem int not null default 0,
  primary key (igreja_id, video_playlist_id, video_id),
  foreign key (igreja_id, video_playlist_id) references video_playlist (igreja_id, id) on delete cascade,
  foreign key (igreja_id, video_id) references video (igreja_id, video_id) on update cascade on delete cascade
);
select protect_tenant_table('video_playlist_item');
create index video_playlist_item_video on video_playlist_item (igreja_id, video_id);

do $$
declare
  name text;
begin
  foreach name in array array['video', 'video_playlist', 'video_playlist_item']
  loop
    execute format(
      'create trigger igreja_changed after insert or update or delete on %I for each row execute function notify_igreja_changed()',
      name);
  end loop;
end $$;

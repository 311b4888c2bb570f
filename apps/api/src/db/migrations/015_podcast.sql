-- What a church lets people listen to: its own episodes, feeds of others, or both (Decision 30).

create table podcast (
  igreja_id int not null references igreja,
  codigo text not null check (codigo ~ '^[A-Za-z0-9_-]{1,80}$'),
  titulo text not null check (titulo <> ''),
  -- What the church leaves empty here is taken from the feed.
  descricao text,
  autor text,
  imagem text,
  site text,
  -- Absolute, or a file of the church's own media; none for the podcast that the church publishes itself.
  feed_url text check (feed_url <> ''),
  categoria text not null default 'Religion & Spirituality',
  links jsonb not null default '[]' check (jsonb_typeof(links) = 'array'),
  -- Names the podcast in its feed, whatever becomes of its address.
  uuid uuid not null default gen_random_uuid(),
  ordem int not null default 0,
  flag_ativo boolean not null default true,
  primary key (igreja_id, codigo)
);
select protect_tenant_table('podcast');
-- Its feed stands at one address, /podcast.xml.
create unique index podcast_proprio on podcast (igreja_id) where feed_url is null;

-- How the reading of a podcast's feed went.
create table podcast_copia (
  igreja_id int not null,
  podcast_codigo text not null,
  data_tentativa timestamptz not null,
  -- When the feed was last read or found unchanged; null until it was.
  data_copia timestamptz,
  falha text,
  etag text,
  ultima_modificacao text,
  descricao text,
  autor text,
  imagem text,
  site text,
  primary key (igreja_id, podcast_codigo),
  foreign key (igreja_id, podcast_codigo) references podcast (igreja_id, codigo) on update cascade on delete cascade
);
select protect_tenant_table('podcast_copia');

-- With the names of Spec §3.
create table podcast_item (
  igreja_id int not null,
  id int generated always as identity,
  podcast_codigo text not null,
  guid text not null check (guid <> ''),
  title text not null check (title <> ''),
  description text not null default '',
  background text,
  published_at timestamptz,
  audio_file text,
  audio_type text,
  -- Bytes.
  audio_length bigint check (audio_length >= 0),
  -- Seconds.
  duration int check (duration >= 0),
  link text,
  -- Place in the feed, for entries without a date.
  ordem int not null default 0,
  flag_ativo boolean not null default true,
  busca text not null generated always as (fold_text(title || ' ' || plain_text(description))) stored,
  primary key (igreja_id, id),
  unique (igreja_id, podcast_codigo, guid),
  foreign key (igreja_id, podcast_codigo) references podcast (igreja_id, codigo) on update cascade on delete cascade
);
select protect_tenant_table('podcast_item');
create index podcast_item_data on podcast_item (igreja_id, podcast_codigo, published_at desc nulls last, ordem, id desc);

create trigger igreja_changed after insert or update or delete on podcast
  for each row execute function notify_igreja_changed();
create trigger igreja_changed after insert or update or delete on podcast_item
  for each row execute function notify_igreja_changed();
-- Not for each look at a feed that brought nothing new.
create trigger igreja_changed after update on podcast_copia for each row
  when ((old.falha, old.descricao, old.autor, old.imagem, old.site)
    is distinct from (new.falha, new.descricao, new.autor, new.imagem, new.site))
  execute function notify_igreja_changed();

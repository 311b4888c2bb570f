-- What a church broadcasts. A service that is online has one for each of its dates; staff make others, and change any.
create table transmissao (
  igreja_id int not null references igreja,
  id int generated always as identity,
  -- The service and the day of which it is; null for one that staff made.
  culto_id int,
  data date,
  titulo text not null check (titulo <> '' and char_length(titulo) <= 120),
  inicio timestamptz not null,
  fim_previsto timestamptz not null check (fim_previsto > inicio),
  fonte text check (fonte in ('youtube', 'vimeo', 'hls', 'mp4')),
  -- The film's id at YouTube or Vimeo, and the address of a stream or a file.
  codigo text,
  url text,
  -- The sound alone, and the interpreter's picture beside the other.
  audio_url text,
  libras_url text,
  legendas jsonb not null default '[]' check (jsonb_typeof(legendas) = 'array'),
  comando text not null default 'auto' check (comando in ('auto', 'no_ar', 'encerrada')),
  flag_cancelada boolean not null default false,
  -- Somebody of the staff has changed it: it follows its service no more.
  flag_propria boolean not null default false,
  iniciada_em timestamptz,
  encerrada_em timestamptz,
  -- Minutes before and after in which its room is open.
  chat_antes smallint not null default 15 check (chat_antes between 0 and 120),
  chat_depois smallint not null default 10 check (chat_depois between 0 and 120),
  -- The recording, where it is another film than what was broadcast.
  video_id text,
  primary key (igreja_id, id),
  unique (igreja_id, culto_id, data),
  foreign key (igreja_id, culto_id) references culto (igreja_id, id) on delete set null (culto_id),
  foreign key (igreja_id, video_id) references video (igreja_id, video_id) on delete set null (video_id),
  check ((fonte is null) = (codigo is null and url is null)),
  check (fonte is null or (codigo is not null) = (fonte in ('youtube', 'vimeo')) and (url is null) = (fonte in ('youtube', 'vimeo')))
);
select protect_tenant_table('transmissao');
select keep_revisions('transmissao');
create index transmissao_inicio on transmissao (igreja_id, inicio desc);
create trigger igreja_changed after insert or update or delete on transmissao
  for each row execute function notify_igreja_changed();

-- Each has a room, which is named after it and opens and closes with it.
create function keep_transmissao_sala() returns trigger language plpgsql as $$
declare
  termina timestamptz;
begin
  if tg_op = 'DELETE' then
    delete from sala where igreja_id = old.igreja_id and codigo = 'ao-vivo-' || old.id;
    return null;
  end if;
  termina := case
    when new.flag_cancelada then new.inicio - make_interval(mins => new.chat_antes)
    when new.comando = 'encerrada' then coalesce(new.encerrada_em, now()) + make_interval(mins => new.chat_depois)
    when new.comando = 'no_ar' then new.fim_previsto + interval '6 hours'
    else new.fim_previsto + make_interval(mins => new.chat_depois) end;
  insert into sala (igreja_id, codigo, abre_em, fecha_em)
    values (new.igreja_id, 'ao-vivo-' || new.id,
      least(new.inicio - make_interval(mins => new.chat_antes), new.iniciada_em, termina), termina)
    on conflict (igreja_id, codigo) do update set abre_em = excluded.abre_em, fecha_em = excluded.fecha_em
    where (sala.abre_em, sala.fecha_em) is distinct from (excluded.abre_em, excluded.fecha_em);
  return null;
end $$;
create trigger keep_sala after insert or update or delete on transmissao
  for each row execute function keep_transmissao_sala();

-- What was heard of it last where it comes from. A reading that says the same is no change of the church's.
create table transmissao_sinal (
  igreja_id int not null references igreja,
  transmissao_id int not null,
  sinal text not null check (sinal in ('no_ar', 'espera', 'acabou')),
  em timestamptz not null,
  -- Of a stream: how far its list had come.
  sequencia bigint,
  primary key (igreja_id, transmissao_id),
  foreign key (igreja_id, transmissao_id) references transmissao (igreja_id, id) on delete cascade
);
select protect_tenant_table('transmissao_sinal');
create trigger igreja_changed after insert or update of sinal or delete on transmissao_sinal
  for each row execute function notify_igreja_changed();

-- The broadcasts of the coming two weeks are made anew when a service, one of its dates or the module changes, and each night.
create function schedule_transmissoes() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform put_agenda(old.igreja_id, 'transmissoes', 'cultos', now());
  else
    perform put_agenda(new.igreja_id, 'transmissoes', 'cultos', now());
  end if;
  return null;
end $$;
create trigger schedule_transmissoes after insert or update or delete on culto
  for each row execute function schedule_transmissoes();
create trigger schedule_transmissoes after insert or update or delete on culto_alteracao
  for each row execute function schedule_transmissoes();
create trigger schedule_transmissoes after insert or delete on igreja_modulo
  for each row execute function schedule_transmissoes();
insert into agenda (igreja_id, tipo, referencia, vence_em) select id, 'transmissoes', 'cultos', now() from igreja;

-- What staff write to many at once (Decision 204). What has begun to be told is never another text.
create table comunicado (
  igreja_id int not null references igreja,
  id int generated always as identity,
  titulo text not null check (titulo <> '' and char_length(titulo) <= 80),
  texto text not null check (texto <> '' and char_length(texto) <= 2000),
  -- A page of the portal.
  caminho text not null check (caminho ~ '^/([^/\\]|$)' and char_length(caminho) <= 200),
  publico text not null check (publico in ('todos', 'celula', 'evento', 'espera', 'equipe')),
  -- Of a group or an event; what of the staff somebody is, where not all of them are meant.
  publico_id int,
  papel text,
  canais text[] not null check (canais <@ array['notificacao', 'email', 'push'] and cardinality(canais) > 0),
  enviar_em timestamptz not null,
  situacao text not null default 'agendado' check (situacao in ('agendado', 'enviando', 'enviado', 'cancelado')),
  -- The account, or the turn of who waits, that was told last, by its number.
  ultimo int not null default 0,
  -- How many were told, and by which way.
  pessoas int not null default 0,
  por_notificacao int not null default 0,
  por_email int not null default 0,
  por_push int not null default 0,
  user_id int,
  concluido_em timestamptz,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete set null (user_id),
  check ((publico in ('celula', 'evento', 'espera')) = (publico_id is not null)),
  check (papel is null or publico = 'equipe')
);
select protect_tenant_table('comunicado');
create index comunicado_user on comunicado (igreja_id, user_id);

insert into estado_transicao (maquina, de, para) values
  ('comunicado', 'agendado', 'enviando'), ('comunicado', 'agendado', 'cancelado'), ('comunicado', 'enviando', 'enviado');
create trigger transition before update of situacao on comunicado for each row
  when (old.situacao <> new.situacao) execute function refuse_unknown_transition('comunicado');

create function refuse_changed_comunicado() returns trigger language plpgsql as $$
begin
  raise exception 'a notice is not changed' using errcode = '23514';
end $$;
create trigger unchanged before update on comunicado for each row
  when ((old.titulo, old.texto, old.caminho, old.publico, old.publico_id, old.papel, old.canais, old.enviar_em)
    is distinct from (new.titulo, new.texto, new.caminho, new.publico, new.publico_id, new.papel, new.canais, new.enviar_em))
  execute function refuse_changed_comunicado();

create function schedule_comunicado() returns trigger language plpgsql as $$
begin
  perform put_agenda(new.igreja_id, 'comunicado', new.id::text, case when new.situacao = 'agendado' then new.enviar_em end);
  return null;
end $$;
create trigger schedule after insert on comunicado for each row execute function schedule_comunicado();
create trigger schedule_off after update of situacao on comunicado for each row
  when (new.situacao = 'cancelado') execute function schedule_comunicado();

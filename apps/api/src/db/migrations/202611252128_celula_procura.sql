-- To find a group (Spec §2, MOD_CELULA): the search knows those that are listed, people wait for one that fits, and have
-- theirs in a calendar.

-- Its leaders, street and telephone stay out: people are not to be searched for (Decision 133).
create function busca_celula(c celula) returns busca_item language sql stable return (
  select row(c.id, null, c.nome, c.resumo, concat_ws(' ', c.bairro, c.cidade), busca_texto(c.descricao),
    'MOD_CELULA', null, null, null)::busca_item where c.flag_listada);
select make_searchable('celula');

-- The list and the map of one church read these and no more of a row.
create index celula_lugar on celula (igreja_id, cidade, bairro) where arquivado_em is null and flag_listada;

create table celula_alerta (
  igreja_id int not null references igreja,
  id int generated always as identity,
  user_id int not null,
  -- As the list is asked for: `{"dia": "2", "publico": "jovens"}`.
  filtros jsonb not null check (octet_length(filtros::text) <= 2000),
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id),
  unique (igreja_id, user_id, filtros),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade
);
select protect_tenant_table('celula_alerta');

-- Nobody waits longer than half a year, and no place of theirs is kept longer.
create function schedule_celula_alerta_fim() returns trigger language plpgsql as $$
begin
  perform put_agenda(coalesce(new.igreja_id, old.igreja_id), 'celula_alerta_fim', coalesce(new.id, old.id)::text,
    case when tg_op = 'INSERT' then new.data_cadastro + interval '180 days' end);
  return null;
end $$;
create trigger schedule after insert or delete on celula_alerta for each row
  execute function schedule_celula_alerta_fim();

-- A group that takes people may be the one that somebody waits for: whenever it is written, and when a place in it is left.
create function schedule_celula_aberta() returns trigger language plpgsql as $$
begin
  if new.flag_aberta and new.flag_listada and new.arquivado_em is null
    and (new.publicar_em > now() or exists (select from celula_alerta a where a.igreja_id = new.igreja_id)) then
    perform put_agenda(new.igreja_id, 'celula_aberta', new.id::text, greatest(new.publicar_em, now()));
  end if;
  return null;
end $$;
create trigger schedule after insert or update on celula for each row execute function schedule_celula_aberta();

create function schedule_celula_vaga() returns trigger language plpgsql as $$
begin
  if exists (select from celula_alerta a where a.igreja_id = old.igreja_id) then
    perform put_agenda(old.igreja_id, 'celula_aberta', old.celula_id::text, now());
  end if;
  return null;
end $$;
create trigger schedule after delete on celula_membro for each row execute function schedule_celula_vaga();

-- What the address of somebody's feed is signed with: a new one ends the address before.
create table celula_agenda (
  igreja_id int not null references igreja,
  user_id int not null,
  sinal uuid not null default gen_random_uuid(),
  primary key (igreja_id, user_id),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade
);
select protect_tenant_table('celula_agenda');

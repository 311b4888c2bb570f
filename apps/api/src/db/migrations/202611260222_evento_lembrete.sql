-- Who holds a ticket is reminded of each meeting of an event, at ten of the day before by the church's clock.

-- When the meeting begins of which its holder was reminded last.
alter table inscricao add column lembrado_de timestamptz;

create function evento_inicios(encontros jsonb, data_inicio timestamptz) returns setof timestamptz
  language sql stable as $$
    select (encontro ->> 'inicio')::timestamptz from jsonb_array_elements(encontros) as encontro
    union all select data_inicio where jsonb_array_length(encontros) = 0
  $$;

create function igreja_day(church int, moment timestamptz) returns date language sql stable as $$
  select (moment at time zone fuso_horario)::date from igreja where id = church
$$;

create function evento_lembrar_em(church int, inicio timestamptz) returns timestamptz language sql stable as $$
  select (igreja_day(church, inicio) - 1 + time '10:00') at time zone fuso_horario
  from igreja where id = church
$$;

-- Of what is moved to the next day people are told at once.
create function schedule_evento_lembrete() returns trigger language plpgsql as $$
begin
  perform put_agenda(new.igreja_id, 'evento_lembrete', new.id::text,
    (select min(greatest(evento_lembrar_em(new.igreja_id, inicio), now()))
      from evento_inicios(new.encontros, new.data_inicio) as inicio where inicio > now()));
  return null;
end $$;
create trigger schedule_lembrete after insert or update of data_inicio, encontros, arquivado_em, publicar_em, retirar_em
  on evento for each row execute function schedule_evento_lembrete();

alter table evento no force row level security;
insert into agenda (igreja_id, tipo, referencia, vence_em)
  select e.igreja_id, 'evento_lembrete', e.id::text, min(evento_lembrar_em(e.igreja_id, inicio))
  from evento e, evento_inicios(e.encontros, e.data_inicio) as inicio
  where evento_lembrar_em(e.igreja_id, inicio) > now() group by 1, 2, 3;
alter table evento force row level security;

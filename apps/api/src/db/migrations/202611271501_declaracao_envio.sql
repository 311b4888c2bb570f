-- On the tenth of January who gave in the year before is told that their statement is there (Decision 287).

-- How far the telling of a year has come: who was told last, by their number, and how many.
create table declaracao_envio (
  igreja_id int not null references igreja,
  ano int not null,
  ultimo int not null default 0,
  pessoas int not null default 0,
  concluido_em timestamptz,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, ano)
);
select protect_tenant_table('declaracao_envio');

-- The next time by the church's clock: banks have told by then what came on the last days of the year.
create function declaracao_em(church int) returns timestamptz language sql stable as $$
  select min(moment) from igreja as i, generate_series(0, 1) as n, lateral (
    select (make_date(extract(year from now() at time zone i.fuso_horario)::int + n, 1, 10) + time '09:00')
      at time zone i.fuso_horario as moment) as m
  where i.id = church and moment > now()
$$;

create function schedule_declaracao() returns trigger language plpgsql as $$
declare
  igreja_id int := new.id;
begin
  perform put_agenda(igreja_id, 'declaracao', 'ano', declaracao_em(igreja_id));
  return null;
end $$;
create trigger schedule_declaracao after insert or update of fuso_horario on igreja
  for each row execute function schedule_declaracao();

insert into agenda (igreja_id, tipo, referencia, vence_em) select id, 'declaracao', 'ano', declaracao_em(id) from igreja;

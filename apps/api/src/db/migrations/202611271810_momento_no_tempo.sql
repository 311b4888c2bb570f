-- What goes out by the clock is sent by the server at its time, and read by nobody before (Decision 295).
create function put_transmissao_momento(church int, broadcast int, depois timestamptz) returns void language plpgsql as $$
begin
  perform put_agenda(church, 'transmissao_momento', broadcast::text,
    (select greatest(coalesce(t.iniciada_em, t.inicio) + make_interval(secs => min(m.desvio)), depois)
      from transmissao t join transmissao_momento m on m.igreja_id = t.igreja_id and m.transmissao_id = t.id
      where t.igreja_id = church and t.id = broadcast and not t.flag_cancelada and t.comando <> 'encerrada'
        and m.enviado_em is null and m.desvio is not null
      group by t.iniciada_em, t.inicio));
end $$;

create function schedule_transmissao_momento() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'transmissao' and tg_op = 'DELETE' then
    perform put_agenda(old.igreja_id, 'transmissao_momento', old.id::text, null);
  elsif tg_table_name = 'transmissao' then
    perform put_transmissao_momento(new.igreja_id, new.id, now());
  elsif tg_op = 'DELETE' then
    perform put_transmissao_momento(old.igreja_id, old.transmissao_id, now());
  else
    perform put_transmissao_momento(new.igreja_id, new.transmissao_id, now());
  end if;
  return null;
end $$;
create trigger schedule_momento after insert or update of desvio, enviado_em or delete on transmissao_momento
  for each row execute function schedule_transmissao_momento();
create trigger schedule_momento
  after update of inicio, iniciada_em, fim_previsto, comando, flag_cancelada or delete on transmissao
  for each row execute function schedule_transmissao_momento();

-- What browsers have brought out so far stays out.
alter table transmissao no force row level security;
select rewrite_rows('transmissao_momento', $$as m
  set enviado_em = coalesce(t.iniciada_em, t.inicio) + make_interval(secs => m.desvio)
  from transmissao t where t.igreja_id = m.igreja_id and t.id = m.transmissao_id and m.enviado_em is null
    and not t.flag_cancelada and coalesce(t.iniciada_em, t.inicio) + make_interval(secs => m.desvio) <= now()$$);
alter table transmissao_momento no force row level security;
insert into agenda (igreja_id, tipo, referencia, vence_em)
  select m.igreja_id, 'transmissao_momento', m.transmissao_id::text,
    min(coalesce(t.iniciada_em, t.inicio) + make_interval(secs => m.desvio))
  from transmissao_momento m join transmissao t on t.igreja_id = m.igreja_id and t.id = m.transmissao_id
  where m.enviado_em is null and m.desvio is not null and not t.flag_cancelada and t.comando <> 'encerrada'
  group by m.igreja_id, m.transmissao_id;
alter table transmissao force row level security;
alter table transmissao_momento force row level security;

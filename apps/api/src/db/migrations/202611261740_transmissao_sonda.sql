-- What the probe of a broadcast said last, also where it says nothing of its state, and when its room was told (Decision 223).
alter table transmissao_sinal
  alter sinal drop not null,
  alter em drop not null,
  add check ((sinal is null) = (em is null)),
  add sonda text check (sonda in ('no_ar', 'espera', 'acabou', 'parada', 'primeira', 'existe', 'nao_existe',
    'gravado', 'sem_cota', 'recusado', 'falhou')),
  add sonda_em timestamptz,
  -- When its list had come so far.
  add sequencia_em timestamptz,
  add dita_em timestamptz;

-- From a quarter of an hour before, while there is something that a probe can say. Whoever has taken it keeps it: one at a time.
create function put_transmissao_sonda(church int, broadcast int, depois timestamptz) returns void language plpgsql as $$
declare
  due timestamptz;
begin
  select greatest(t.inicio - interval '15 minutes', depois) into due
  from transmissao t left join transmissao_sinal s on s.igreja_id = t.igreja_id and s.transmissao_id = t.id
  where t.igreja_id = church and t.id = broadcast and not t.flag_cancelada and t.comando <> 'encerrada'
    and (t.fonte in ('youtube', 'vimeo') or (t.fonte = 'hls' and t.url not like '/media/%'))
    and depois < t.fim_previsto + case
      when t.comando = 'no_ar' or (s.sinal = 'no_ar' and s.em > now() - interval '3 minutes') then interval '6 hours'
      else interval '0' end;
  if depois = now() and due is not null and exists (select from agenda where igreja_id = church
      and tipo = 'transmissao_sonda' and referencia = broadcast::text
      and vence_em between now() and now() + interval '2 minutes') then
    return;
  end if;
  perform put_agenda(church, 'transmissao_sonda', broadcast::text, due);
end $$;

create function schedule_transmissao_sonda() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform put_agenda(old.igreja_id, 'transmissao_sonda', old.id::text, null);
    return null;
  end if;
  -- What was heard was of another picture.
  if tg_op = 'UPDATE' and (old.fonte, old.codigo, old.url) is distinct from (new.fonte, new.codigo, new.url) then
    delete from transmissao_sinal where igreja_id = new.igreja_id and transmissao_id = new.id;
  end if;
  perform put_transmissao_sonda(new.igreja_id, new.id, now());
  return null;
end $$;
create trigger schedule_sonda
  after insert or update of inicio, fim_previsto, fonte, codigo, url, comando, flag_cancelada on transmissao
  for each row execute function schedule_transmissao_sonda();
create trigger unschedule_sonda after delete on transmissao
  for each row execute function schedule_transmissao_sonda();

alter table transmissao no force row level security;
insert into agenda (igreja_id, tipo, referencia, vence_em)
  select igreja_id, 'transmissao_sonda', id::text, greatest(inicio - interval '15 minutes', now())
  from transmissao where not flag_cancelada and comando <> 'encerrada' and fim_previsto > now()
    and (fonte in ('youtube', 'vimeo') or (fonte = 'hls' and url not like '/media/%'));
alter table transmissao force row level security;

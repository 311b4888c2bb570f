-- A church's key for sending its picture to the operator's engine: what stands here opens nothing (Decision 225).
create table transmissao_chave (
  igreja_id int primary key references igreja,
  chave_hash bytea not null check (length(chave_hash) = 32),
  criada_em timestamptz not null default now(),
  usada_em timestamptz
);
select protect_tenant_table('transmissao_chave');

-- It comes from the engine: there is a recording of it there.
alter table transmissao add flag_motor boolean not null default false;

-- A minute after its end its recording is fetched, until it has one.
create function schedule_transmissao_gravacao() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform put_agenda(old.igreja_id, 'transmissao_gravacao', old.id::text, null);
    return null;
  end if;
  perform put_agenda(new.igreja_id, 'transmissao_gravacao', new.id::text,
    case when new.flag_motor and new.video_id is null and not new.flag_cancelada then interval '1 minute' + case new.comando
      when 'encerrada' then coalesce(new.encerrada_em, now())
      when 'no_ar' then new.fim_previsto + interval '6 hours'
      else new.fim_previsto end end);
  return null;
end $$;
create trigger schedule_gravacao after update of flag_motor, comando, fim_previsto, flag_cancelada, video_id on transmissao
  for each row execute function schedule_transmissao_gravacao();
create trigger unschedule_gravacao after delete on transmissao
  for each row execute function schedule_transmissao_gravacao();

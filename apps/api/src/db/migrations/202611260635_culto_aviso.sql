-- What members are told of a service that is cancelled or at another hour, as far as they have been (Decision 190).
create table culto_aviso (
  igreja_id int not null references igreja,
  culto_id int not null,
  data date not null,
  mudanca text not null check (mudanca in ('cancelado', 'hora', 'nota', 'normal')),
  hora time,
  observacao text,
  -- The account that was told last, by its number; 0 while nobody was.
  ultimo int not null default 0,
  primary key (igreja_id, culto_id, data),
  foreign key (igreja_id, culto_id) references culto (igreja_id, id) on delete cascade
);
select protect_tenant_table('culto_aviso');

-- Ten seconds later: time to take back what was pressed by mistake, before anybody hears of it.
create function schedule_culto_aviso() returns trigger language plpgsql as $$
declare
  aviso culto_aviso := coalesce(new, old);
begin
  perform put_agenda(aviso.igreja_id, 'culto_aviso', aviso.culto_id || '/' || aviso.data,
    case tg_op when 'INSERT' then now() + interval '10 seconds' end);
  return null;
end $$;
create trigger schedule after insert or delete on culto_aviso for each row execute function schedule_culto_aviso();

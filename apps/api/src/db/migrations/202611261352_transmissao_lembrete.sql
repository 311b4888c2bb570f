-- Who wants to be told a little before a broadcast begins, and of which beginning they were (Decision 215).
create table transmissao_lembrete (
  igreja_id int not null references igreja,
  transmissao_id int not null,
  user_id int not null,
  lembrado_de timestamptz,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, transmissao_id, user_id),
  foreign key (igreja_id, transmissao_id) references transmissao (igreja_id, id) on delete cascade,
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade
);
select protect_tenant_table('transmissao_lembrete');
create index transmissao_lembrete_user on transmissao_lembrete (igreja_id, user_id);

-- Ten minutes before; what begins sooner than that, or was moved so near, at once. Nobody is told of what is on air, over or called off.
create function put_transmissao_lembrete(church int, broadcast int) returns void language plpgsql as $$
begin
  perform put_agenda(church, 'transmissao_lembrete', broadcast::text,
    (select greatest(t.inicio - interval '10 minutes', now()) from transmissao t
      where t.igreja_id = church and t.id = broadcast and t.inicio > now()
        and not t.flag_cancelada and t.comando = 'auto'
        and exists (select from transmissao_lembrete l where l.igreja_id = church and l.transmissao_id = broadcast
          and l.lembrado_de is distinct from t.inicio)));
end $$;

create function schedule_transmissao_lembrete() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'transmissao_lembrete' then
    perform put_transmissao_lembrete(new.igreja_id, new.transmissao_id);
  elsif tg_op = 'DELETE' then
    perform put_agenda(old.igreja_id, 'transmissao_lembrete', old.id::text, null);
  else
    perform put_transmissao_lembrete(new.igreja_id, new.id);
  end if;
  return null;
end $$;
create trigger schedule_lembrete after insert on transmissao_lembrete
  for each row execute function schedule_transmissao_lembrete();
create trigger schedule_lembrete after update of inicio, flag_cancelada, comando on transmissao
  for each row execute function schedule_transmissao_lembrete();
create trigger unschedule_lembrete after delete on transmissao
  for each row execute function schedule_transmissao_lembrete();

-- Who leads a group is reminded of a request that nobody has answered for three days.
create function schedule_celula_lembrete() returns trigger language plpgsql as $$
begin
  perform put_agenda(new.igreja_id, 'celula_lembrete', new.id::text,
    case when new.situacao in ('enviada', 'vista') then new.data_cadastro + interval '3 days' end);
  return null;
end $$;
create trigger schedule after insert on celula_solicitacao for each row
  execute function schedule_celula_lembrete();
create trigger reschedule after update of situacao on celula_solicitacao for each row
  when (new.situacao not in ('enviada', 'vista'))
  execute function schedule_celula_lembrete();

-- After a minute whoever may answer is rung (Decision 213).
create or replace function schedule_atendimento() returns trigger language plpgsql as $$
begin
  perform put_agenda(new.igreja_id, 'atendimento', new.id::text, new.data_cadastro + interval '30 days');
  perform put_agenda(new.igreja_id, 'atendimento_espera', new.id::text, new.data_cadastro + interval '60 seconds');
  return null;
end $$;
create or replace function forget_atendimento() returns trigger language plpgsql as $$
begin
  delete from sala where igreja_id = old.igreja_id and id = old.sala_id;
  perform put_agenda(old.igreja_id, 'atendimento', old.id::text, null);
  perform put_agenda(old.igreja_id, 'atendimento_espera', old.id::text, null);
  return null;
end $$;

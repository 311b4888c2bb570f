-- A change to what is published that comes at a time of its own (Decision 283): until then visitors see what there is. One
-- for each record.

create table mudanca_agendada (
  igreja_id int not null references igreja,
  -- The table, and the row's number there.
  recurso text not null,
  registro_id int not null,
  -- Who wants it; none once their account is gone, and then it does not come by itself.
  user_id int references "user" on delete set null,
  valores jsonb not null check (jsonb_typeof(valores) = 'object'),
  -- The version that it was made from: what was written since is not written over.
  versao_base int not null,
  vale_em timestamptz not null,
  -- Whether it brings an end with it, or takes one away.
  flag_retirada boolean not null,
  vale_ate timestamptz,
  -- Why it did not come.
  falha text check (falha in ('conflito', 'recusada', 'arquivado', 'semDireito')),
  data_cadastro timestamptz not null default now(),
  check (vale_em < vale_ate),
  primary key (igreja_id, recurso, registro_id)
);
create index mudanca_agendada_user on mudanca_agendada (user_id) where user_id is not null;
select protect_tenant_table('mudanca_agendada');

create function schedule_mudanca_agendada() returns trigger language plpgsql as $$
begin
  perform put_agenda(coalesce(new.igreja_id, old.igreja_id), 'mudanca_agendada',
    coalesce(new.recurso, old.recurso) || '/' || coalesce(new.registro_id, old.registro_id),
    case when new.falha is null then new.vale_em end);
  return null;
end $$;
create trigger schedule after insert or delete or update of vale_em, falha on mudanca_agendada
  for each row execute function schedule_mudanca_agendada();

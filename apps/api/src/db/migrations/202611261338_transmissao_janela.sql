-- When churches broadcast: work that takes a machine waits for it, also that of other churches (Decision 234).
create table transmissao_janela (
  igreja_id int not null references igreja,
  transmissao_id int not null,
  de timestamptz not null,
  ate timestamptz not null,
  primary key (igreja_id, transmissao_id)
);
comment on table transmissao_janela is 'platform: when churches broadcast; holds ids and times alone';
create index transmissao_janela_ate on transmissao_janela (ate);

create function keep_transmissao_janela() returns trigger language plpgsql as $$
declare
  fim timestamptz;
begin
  if tg_op = 'DELETE' then
    delete from transmissao_janela where igreja_id = old.igreja_id and transmissao_id = old.id;
    return null;
  end if;
  fim := case
    when new.flag_cancelada then null
    when new.comando = 'encerrada' then new.encerrada_em
    -- Whoever forgets to end one is helped after six hours.
    when new.comando = 'no_ar' then new.fim_previsto + interval '6 hours'
    else new.fim_previsto end;
  if fim is null then
    delete from transmissao_janela where igreja_id = new.igreja_id and transmissao_id = new.id;
  else
    insert into transmissao_janela (igreja_id, transmissao_id, de, ate)
      values (new.igreja_id, new.id, least(new.inicio, new.iniciada_em) - interval '15 minutes', fim)
      on conflict (igreja_id, transmissao_id) do update set de = excluded.de, ate = excluded.ate
      where (transmissao_janela.de, transmissao_janela.ate) is distinct from (excluded.de, excluded.ate);
  end if;
  return null;
end $$;
create trigger keep_janela after insert or update or delete on transmissao
  for each row execute function keep_transmissao_janela();

alter table transmissao no force row level security;
insert into transmissao_janela (igreja_id, transmissao_id, de, ate)
  select igreja_id, id, least(inicio, iniciada_em) - interval '15 minutes',
    case when comando = 'no_ar' then fim_previsto + interval '6 hours' else fim_previsto end
  from transmissao where not flag_cancelada and comando <> 'encerrada' and fim_previsto > now() - interval '6 hours';
alter table transmissao force row level security;

-- Until when a film that came at `veio` waits: for what its church broadcasts always, for others not for more than half a day.
create function filme_espera(igreja int, veio timestamptz) returns timestamptz language sql stable as $$
  select max(ate) from transmissao_janela
  where de <= now() and ate > now() and (igreja_id = igreja or veio > now() - interval '12 hours')
$$;

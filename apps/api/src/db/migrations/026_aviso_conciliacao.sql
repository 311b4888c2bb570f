-- Half a day before an order with days to pay is cancelled, its buyer hears of it once.

create or replace function schedule_pedido() returns trigger language plpgsql as $$
declare
  open boolean := new.situacao in ('em_aberto', 'pendente', 'aguardando');
  waits interval := new.expira_em - now();
begin
  perform put_agenda(new.igreja_id, 'pedido', new.id::text, case when open then new.expira_em end);
  if not open or waits > interval '1 day' then
    perform put_agenda(new.igreja_id, 'aviso', new.id::text,
      case when open then new.expira_em - interval '12 hours' end);
  end if;
  return null;
end $$;

-- Each church that takes money by a gateway is reconciled with it, every night from the first attempt on.
alter table agenda drop constraint agenda_tipo_check,
  add check (tipo in ('reserva', 'pedido', 'aviso', 'pagamento', 'estorno', 'recorrencia', 'conciliacao'));

create function schedule_conciliacao() returns trigger language plpgsql as $$
begin
  insert into agenda (igreja_id, tipo, referencia, vence_em)
    values (new.igreja_id, 'conciliacao', 'diaria', date_trunc('day', now()) + interval '1 day 4 hours')
    on conflict do nothing;
  return null;
end $$;
create trigger reconcile after insert on pagamento for each row when (new.gateway_id is not null)
  execute function schedule_conciliacao();

-- The last word to a buyer comes before the end of paying, not of waiting: money of a bank slip is waited for three
-- working days longer than the slip can be paid.

create or replace function schedule_pedido() returns trigger language plpgsql as $$
declare
  open boolean := new.situacao in ('em_aberto', 'pendente', 'aguardando');
  waits interval := new.expira_em - now();
  payable timestamptz;
begin
  perform put_agenda(new.igreja_id, 'pedido', new.id::text, case when open then new.expira_em end);
  if not open or waits > interval '1 day' then
    if open then
      select least(new.expira_em, expira_em) into payable from pagamento
        where igreja_id = new.igreja_id and pedido_id = new.id order by data_cadastro desc limit 1;
    end if;
    perform put_agenda(new.igreja_id, 'aviso', new.id::text,
      case when open then coalesce(payable, new.expira_em) - interval '12 hours' end);
  end if;
  return null;
end $$;

-- One ticket of several is given back (Decision 43): its place is free again, and the others stay sold.
create or replace function move_stock() returns trigger language plpgsql as $$
declare
  held int := 0;
  sold int := 0;
begin
  if tg_op = 'DELETE' then
    if old.situacao = 'retida' then held := -old.quantidade; end if;
    if old.situacao = 'vendida' then sold := -old.quantidade; end if;
    new := old;
  else
    if tg_op = 'UPDATE' then
      if (old.lote_id, old.user_id, old.ingresso_id, old.igreja_id)
        is distinct from (new.lote_id, new.user_id, new.ingresso_id, new.igreja_id)
        or new.quantidade > old.quantidade then
        raise exception 'a reservation keeps its lot and person, and does not grow' using errcode = '23514';
      end if;
      if old.situacao = 'retida' then held := -old.quantidade; end if;
      if old.situacao = 'vendida' then sold := -old.quantidade; end if;
    end if;
    if new.situacao = 'retida' then held := held + new.quantidade; end if;
    if new.situacao = 'vendida' then sold := sold + new.quantidade; end if;
  end if;
  if held = 0 and sold = 0 then return null; end if;
  update lote set retido = retido + held, vendido = vendido + sold
    where igreja_id = new.igreja_id and id = new.lote_id and retido + held + vendido + sold <= capacidade;
  if not found then
    raise exception 'the lot % has not that many', new.lote_id using errcode = 'AT001', detail = new.lote_id::text;
  end if;
  if new.ingresso_id is not null and held + sold <> 0 then
    perform move_limit(new, held + sold);
  end if;
  return null;
end $$;

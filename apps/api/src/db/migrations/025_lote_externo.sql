-- Places that were sold at the door or by hand: part of `vendido`, and of no reservation.
alter table lote add column vendido_externo int not null default 0 check (vendido_externo >= 0),
  add check (vendido_externo <= vendido);

-- As the owner: past the row policies, which bind it too.
alter table lote no force row level security;
alter table reserva no force row level security;
update lote set vendido_externo = vendido - (select coalesce(sum(quantidade), 0) from reserva r
  where r.igreja_id = lote.igreja_id and r.lote_id = lote.id and r.situacao = 'vendida')::int;
alter table lote force row level security;
alter table reserva force row level security;

-- `move_stock` writes `vendido` alone, so what was sold elsewhere stays as it is.

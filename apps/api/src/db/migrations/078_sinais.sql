-- What browsers follow while it changes (Decision 110): a notice says what changed, never how; whoever follows it reads
-- it with their own rights.
create function tell_sinal(topic text) returns void language sql as $$ select pg_notify('sinal', topic) $$;

create function sinal_pedido() returns trigger language plpgsql as $$
begin
  perform tell_sinal('pedido:' || new.igreja_id || ':' || new.codigo);
  return null;
end $$;
create trigger sinal after update of situacao on pedido for each row
  when (old.situacao is distinct from new.situacao) execute function sinal_pedido();

-- A payment that asks its payer for something, or whose slip is there, changes nothing of the order's state.
create function sinal_pagamento() returns trigger language plpgsql as $$
begin
  perform tell_sinal('pedido:' || igreja_id || ':' || codigo) from pedido
    where igreja_id = new.igreja_id and id = new.pedido_id;
  return null;
end $$;
create trigger sinal after update of situacao, instrumento, desafio on pagamento for each row
  when ((old.situacao, old.instrumento, old.desafio) is distinct from (new.situacao, new.instrumento, new.desafio))
  execute function sinal_pagamento();

create function sinal_notificacao() returns trigger language plpgsql as $$
begin
  new := coalesce(new, old);
  if new.usuario_id is null then
    perform tell_sinal('notificacoes:' || new.igreja_id);
  else
    perform tell_sinal('notificacoes:u' || user_id) from usuario
      where igreja_id = new.igreja_id and id = new.usuario_id;
  end if;
  return null;
end $$;
create trigger sinal after insert or update or delete on notificacao for each row
  execute function sinal_notificacao();

-- Read here, it is read in every tab.
create function sinal_lida() returns trigger language plpgsql as $$
begin
  perform tell_sinal('notificacoes:u' || new.user_id);
  return null;
end $$;
create trigger sinal after insert on notificacao_lida for each row execute function sinal_lida();
create trigger sinal after insert or update on notificacao_leitura for each row execute function sinal_lida();

-- When there is something to do for a church's money: holds that end, gateways to ask, gifts to charge. Kept by triggers
-- on the rows themselves, so that nothing is due without standing here, and read without opening every church.

create table agenda (
  igreja_id int not null references igreja,
  tipo text not null check (tipo in ('reserva', 'pedido', 'aviso', 'pagamento', 'estorno', 'recorrencia')),
  referencia text not null,
  vence_em timestamptz not null,
  falhas int not null default 0,
  primary key (igreja_id, tipo, referencia)
);
comment on table agenda is 'platform: when which church has money matters to attend to; holds ids alone';
create index agenda_vence on agenda (vence_em);

create function put_agenda(igreja int, what text, reference text, due timestamptz) returns void language plpgsql as $$
begin
  if due is null then
    delete from agenda where igreja_id = igreja and tipo = what and referencia = reference;
  else
    insert into agenda (igreja_id, tipo, referencia, vence_em) values (igreja, what, reference, due)
      on conflict (igreja_id, tipo, referencia) do update set vence_em = excluded.vence_em, falhas = 0
      where agenda.vence_em <> excluded.vence_em;
  end if;
end $$;

create function schedule_reserva() returns trigger language plpgsql as $$
declare
  due timestamptz;
begin
  new := coalesce(new, old);
  select min(expira_em) into due from reserva
    where igreja_id = new.igreja_id and grupo = new.grupo and situacao = 'retida' and pedido_id is null;
  perform put_agenda(new.igreja_id, 'reserva', new.grupo::text, due);
  return null;
end $$;
create trigger schedule after insert or delete or update of situacao, expira_em, pedido_id on reserva
  for each row execute function schedule_reserva();

create function schedule_pedido() returns trigger language plpgsql as $$
begin
  perform put_agenda(new.igreja_id, 'pedido', new.id::text,
    case when new.situacao in ('em_aberto', 'pendente', 'aguardando') then new.expira_em end);
  return null;
end $$;
create trigger schedule after insert or update of situacao, expira_em on pedido
  for each row execute function schedule_pedido();

create function schedule_verification() returns trigger language plpgsql as $$
begin
  perform put_agenda(new.igreja_id, tg_table_name, new.id::text, new.verificar_em);
  return null;
end $$;
create trigger schedule after insert or update of verificar_em on pagamento
  for each row execute function schedule_verification();
create trigger schedule after insert or update of verificar_em on estorno
  for each row execute function schedule_verification();

-- Those of orders, attempts and refunds are the tables of `packages/rules`; a test holds the two together.
insert into estado_transicao (maquina, de, para)
select maquina, de, unnest(string_to_array(para, ' ')) from (values
  ('reserva', 'retida', 'vendida liberada'),
  ('reserva', 'vendida', 'liberada'),
  ('inscricao', 'pendente', 'ativa cancelada'),
  ('inscricao', 'ativa', 'cancelada'),
  ('inscricao', 'cancelada', 'ativa'),
  ('pedido', 'em_aberto', 'pendente aguardando em_analise aprovado nao_aprovado cancelado'),
  ('pedido', 'pendente', 'em_aberto aguardando em_analise aprovado nao_aprovado cancelado'),
  ('pedido', 'aguardando', 'em_aberto pendente em_analise aprovado nao_aprovado cancelado'),
  ('pedido', 'em_analise', 'em_aberto pendente aguardando aprovado nao_aprovado cancelado reembolsado'),
  ('pedido', 'aprovado', 'reembolsado'),
  ('pedido', 'nao_aprovado', 'aprovado em_analise'),
  ('pedido', 'cancelado', 'aprovado em_analise'),
  ('pagamento', 'criado', 'processando requer_acao pendente desconhecido aprovado nao_aprovado cancelado'),
  ('pagamento', 'processando', 'requer_acao pendente desconhecido aprovado nao_aprovado cancelado'),
  ('pagamento', 'requer_acao', 'processando pendente desconhecido aprovado nao_aprovado cancelado'),
  ('pagamento', 'pendente', 'desconhecido aprovado nao_aprovado cancelado'),
  ('pagamento', 'desconhecido', 'processando requer_acao pendente aprovado nao_aprovado cancelado'),
  ('pagamento', 'aprovado', 'reembolsado'),
  ('pagamento', 'nao_aprovado', 'aprovado'),
  ('pagamento', 'cancelado', 'aprovado'),
  ('estorno', 'criado', 'processando desconhecido concluido falhou'),
  ('estorno', 'processando', 'desconhecido concluido falhou'),
  ('estorno', 'desconhecido', 'processando concluido falhou'),
  ('recorrencia', 'ativa', 'pausada suspensa cancelada'),
  ('recorrencia', 'pausada', 'ativa cancelada'),
  ('recorrencia', 'suspensa', 'ativa cancelada'),
  ('ocorrencia', 'cobrando', 'paga falhou pulada'),
  ('ocorrencia', 'falhou', 'cobrando paga pulada')
) as edges (maquina, de, para);

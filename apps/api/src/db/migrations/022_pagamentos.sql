-- Attempts to collect an order's amount, refunds, saved cards, the ledger and the audit trail.

-- What a church says about a method, beyond having it.
alter table metodo_pagamento
  -- Of the amount charged, in parts per million, and cents on top.
  add column taxa_ppm int not null default 0 check (taxa_ppm between 0 and 500000),
  add column taxa_fixa bigint not null default 0 check (taxa_fixa between 0 and 100000),
  -- The church's own account at the gateway; null for the platform's.
  add column conta_gateway text,
  -- Manual Pix: `{ "chave", "tipoChave" }`; transfer and cash: `{ "instrucoes" }`.
  add column dados jsonb not null default '{}' check (jsonb_typeof(dados) = 'object');

create table pagamento_configuracao (
  igreja_id int not null primary key references igreja,
  doacao_minima bigint not null default 100 check (doacao_minima >= 1),
  doacao_maxima bigint not null default 10000000 check (doacao_maxima >= doacao_minima),
  parcela_minima bigint not null default 500 check (parcela_minima >= 1),
  -- Interest by the month, in parts per million.
  juros_mes_ppm int not null default 19900 check (juros_mes_ppm between 0 and 200000),
  -- Days until cash, a transfer or a manual Pix must have come.
  dias_dinheiro smallint not null default 3 check (dias_dinheiro between 1 and 60),
  dias_boleto smallint not null default 3 check (dias_boleto between 1 and 60),
  -- Legal name and number, for receipts.
  razao_social text,
  documento text
);
select protect_tenant_table('pagamento_configuracao');

create table usuario_cartao (
  igreja_id int not null references igreja,
  id int generated always as identity,
  user_id int not null,
  gateway_id int not null,
  tipo text not null default 'cartao_credito' check (tipo in ('cartao_credito', 'ach')),
  -- The provider's reference and its id of the person, sealed.
  referencia_encrypted bytea not null,
  bandeira text,
  ultimos4 text not null check (ultimos4 ~ '^[0-9]{4}$'),
  validade text check (validade ~ '^(0[1-9]|1[0-2])/[0-9]{4}$'),
  titular text,
  flag_removido boolean not null default false,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade
);
select protect_tenant_table('usuario_cartao');
create index usuario_cartao_user on usuario_cartao (igreja_id, user_id) where not flag_removido;

create table pagamento (
  igreja_id int not null references igreja,
  id uuid not null default gen_random_uuid(),
  pedido_id int not null,
  -- Null for what happens outside the system: cash, transfer, manual Pix.
  gateway_id int,
  metodo text not null check (metodo in ('ach', 'boleto', 'cartao_credito', 'dinheiro', 'gratuito', 'paypal', 'picpay',
    'pix', 'pix_manual', 'transferencia')),
  valor bigint not null check (valor >= 0),
  moeda text not null,
  parcelas smallint not null default 1 check (parcelas between 1 and 24),
  situacao text not null default 'criado' check (situacao in ('criado', 'processando', 'requer_acao', 'pendente',
    'desconhecido', 'aprovado', 'nao_aprovado', 'cancelado', 'reembolsado')),
  -- Waits for an act outside the system.
  flag_externo boolean not null default false,
  -- Money that the order has no use for: paid twice, or late without stock. It goes back by itself.
  flag_devolver boolean not null default false,
  provider_payment_id text,
  usuario_cartao_id int,
  -- All that is sent to the gateway, sealed: the resolver sends the same again.
  tentativa_encrypted bytea,
  -- What the person is shown to pay with; and where they confirm a card.
  instrumento jsonb,
  desafio jsonb,
  detalhe jsonb not null default '{}',
  motivo_recusa text,
  expira_em timestamptz,
  capturado bigint not null default 0 check (capturado >= 0),
  taxa_gateway bigint check (taxa_gateway >= 0),
  -- When the gateway is asked next, and how often it was.
  verificar_em timestamptz,
  verificacoes int not null default 0,
  data_cadastro timestamptz not null default now(),
  data_ultima_alteracao timestamptz not null default now(),
  primary key (igreja_id, id),
  foreign key (igreja_id, pedido_id) references pedido (igreja_id, id),
  foreign key (igreja_id, usuario_cartao_id) references usuario_cartao (igreja_id, id),
  check (situacao not in ('aprovado', 'reembolsado') or capturado >= valor)
);
select protect_tenant_table('pagamento');
create index pagamento_pedido on pagamento (igreja_id, pedido_id);
-- Two attempts at once would charge twice.
create unique index pagamento_ativo on pagamento (igreja_id, pedido_id)
  where situacao in ('criado', 'processando', 'requer_acao', 'pendente', 'desconhecido');
create unique index pagamento_provider on pagamento (igreja_id, gateway_id, provider_payment_id);
create trigger transition before update of situacao on pagamento for each row
  when (old.situacao <> new.situacao) execute function refuse_unknown_transition('pagamento');

create table estorno (
  igreja_id int not null references igreja,
  id uuid not null default gen_random_uuid(),
  pedido_id int not null,
  pagamento_id uuid not null,
  valor bigint not null check (valor > 0),
  situacao text not null default 'criado' check (situacao in ('criado', 'processando', 'desconhecido', 'concluido',
    'falhou')),
  -- `externo`: seen at the provider, not asked for by us (chargeback, ACH return, the provider's own dashboard).
  origem text not null check (origem in ('sistema', 'equipe', 'externo')),
  motivo text not null,
  provider_refund_id text,
  verificar_em timestamptz,
  verificacoes int not null default 0,
  data_cadastro timestamptz not null default now(),
  data_ultima_alteracao timestamptz not null default now(),
  primary key (igreja_id, id),
  foreign key (igreja_id, pedido_id) references pedido (igreja_id, id),
  foreign key (igreja_id, pagamento_id) references pagamento (igreja_id, id)
);
select protect_tenant_table('estorno');
create index estorno_pagamento on estorno (igreja_id, pagamento_id);
create trigger transition before update of situacao on estorno for each row
  when (old.situacao <> new.situacao) execute function refuse_unknown_transition('estorno');

-- No more is given back than came in, whoever asks and however many at once.
create function refuse_over_refund() returns trigger language plpgsql as $$
declare
  captured bigint;
  refunded bigint;
begin
  select capturado into captured from pagamento
    where igreja_id = new.igreja_id and id = new.pagamento_id for update;
  select coalesce(sum(valor), 0) into refunded from estorno
    where igreja_id = new.igreja_id and pagamento_id = new.pagamento_id and situacao <> 'falhou';
  if refunded > captured then
    raise exception 'refunds of % exceed what was captured', new.pagamento_id using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger over_refund after insert or update on estorno for each row execute function refuse_over_refund();

-- Double entry: reports read nothing else.
create table lancamento (
  igreja_id int not null references igreja,
  id bigint generated always as identity,
  transacao uuid not null,
  pedido_id int not null,
  conta text not null check (conta in ('gateway', 'fora', 'receita', 'taxas_repassadas', 'juros', 'custo_gateway',
    'excedente')),
  gateway_id int,
  debito bigint not null default 0 check (debito >= 0),
  credito bigint not null default 0 check (credito >= 0),
  moeda text not null,
  pagamento_id uuid,
  estorno_id uuid,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id),
  foreign key (igreja_id, pedido_id) references pedido (igreja_id, id),
  check ((debito = 0) <> (credito = 0))
);
select protect_tenant_table('lancamento');
create index lancamento_pedido on lancamento (igreja_id, pedido_id);
create index lancamento_transacao on lancamento (igreja_id, transacao);

create function refuse_unbalanced() returns trigger language plpgsql as $$
begin
  if (select sum(debito) <> sum(credito) from lancamento
    where igreja_id = new.igreja_id and transacao = new.transacao) then
    raise exception 'the entries of % do not balance', new.transacao using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger balanced after insert on lancamento deferrable initially deferred
  for each row execute function refuse_unbalanced();

-- Who did what, each row with the digest of the one before.
create table auditoria (
  igreja_id int not null references igreja,
  seq bigint not null,
  ator text not null,
  acao text not null,
  alvo text not null,
  dados jsonb not null default '{}',
  data_cadastro timestamptz not null default now(),
  hash bytea not null,
  primary key (igreja_id, seq)
);
select protect_tenant_table('auditoria');

create function auditoria_hash(previous bytea, entry auditoria) returns bytea language sql stable as $$
  select sha256(coalesce(previous, ''::bytea) || convert_to(concat_ws('|', (entry).igreja_id, (entry).seq, (entry).ator, (entry).acao,
    (entry).alvo, (entry).dados::text, extract(epoch from (entry).data_cadastro)::text), 'UTF8'))
$$;

create function chain_auditoria() returns trigger language plpgsql as $$
declare
  last auditoria;
begin
  -- One after the other, within a church: the last thing that a transaction does, or it would hold up the others.
  perform pg_advisory_xact_lock(7411002, new.igreja_id);
  select * into last from auditoria where igreja_id = new.igreja_id order by seq desc limit 1;
  new.seq := coalesce(last.seq, 0) + 1;
  new.data_cadastro := clock_timestamp();
  new.hash := auditoria_hash(last.hash, new);
  return new;
end $$;
create trigger chain before insert on auditoria for each row execute function chain_auditoria();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only added to', tg_table_name using errcode = '23514';
end $$;
create trigger append_only before update or delete on lancamento for each row execute function refuse_change();
create trigger append_only before update or delete on auditoria for each row execute function refuse_change();

-- Messages of gateways as they came, before anybody knows whose they are.
create table webhook_inbox (
  gateway_id int not null,
  evento text not null,
  tipo text not null,
  chave text,
  provider_id text,
  recebido_em timestamptz not null default now(),
  processado_em timestamptz,
  tentativas int not null default 0,
  proxima_em timestamptz not null default now(),
  resultado text,
  primary key (gateway_id, evento)
);
comment on table webhook_inbox is 'platform: messages of payment gateways, before it is known which church they are about';
create index webhook_inbox_waiting on webhook_inbox (proxima_em) where processado_em is null;
create index webhook_inbox_age on webhook_inbox (recebido_em);

-- Which church an attempt belongs to, by our key and by the provider's id: what a gateway's message names.
create table pagamento_rota (
  gateway_id int not null,
  referencia text not null,
  igreja_id int not null references igreja,
  pagamento_id uuid not null,
  primary key (gateway_id, referencia)
);
comment on table pagamento_rota is 'platform: tells for a gateway''s message which church it is about; holds ids alone';

create function route_pagamento() returns trigger language plpgsql as $$
begin
  if new.gateway_id is null then return null; end if;
  insert into pagamento_rota values (new.gateway_id, new.id::text, new.igreja_id, new.id) on conflict do nothing;
  if new.provider_payment_id is not null then
    insert into pagamento_rota values (new.gateway_id, new.provider_payment_id, new.igreja_id, new.id)
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger route after insert or update of provider_payment_id on pagamento
  for each row execute function route_pagamento();

-- Orders, the stock that they hold, and what was bought.

create table pedido (
  igreja_id int not null references igreja,
  id int generated always as identity,
  -- In addresses and mails; not to be guessed.
  codigo text not null check (codigo ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  tipo text not null check (tipo in ('evento', 'doacao', 'assinatura')),
  situacao text not null default 'em_aberto' check (situacao in ('em_aberto', 'pendente', 'aguardando', 'em_analise',
    'aprovado', 'nao_aprovado', 'cancelado', 'reembolsado')),
  -- How it ended, if it did; `estoque` is what became of its places, for a gift of its own.
  encerrado text check (encerrado in ('cancelado', 'nao_aprovado', 'reembolsado')),
  estoque text not null default 'retida' check (estoque in ('retida', 'vendida', 'liberada')),
  user_id int,
  -- Name, e-mail, document, telephone and address as given with this order, sealed.
  comprador_encrypted bytea not null,
  evento_id int,
  valor bigint not null check (valor between 0 and 10000000000),
  taxas bigint not null default 0 check (taxas >= 0),
  juros bigint not null default 0 check (juros >= 0),
  total bigint not null check (total = valor + taxas + juros),
  moeda text not null check (moeda ~ '^[A-Z]{3}$'),
  metodo text,
  parcelas smallint not null default 1,
  -- Of the person: mails are written in it.
  locale text not null,
  -- Where the portal was, for links in mails.
  origem text not null,
  -- Of a gift that is to come back: every so many days, once its card is kept.
  recorrencia_dias int check (recorrencia_dias between 1 and 366),
  flag_usuario_taxa boolean not null default false,
  -- What was asked for; the same again within minutes is the same order (no key was sent).
  carrinho_hash bytea,
  expira_em timestamptz,
  data_cadastro timestamptz not null default now(),
  data_ultima_alteracao timestamptz not null default now(),
  data_aprovacao timestamptz,
  primary key (igreja_id, id),
  unique (igreja_id, codigo),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete set null (user_id),
  foreign key (igreja_id, evento_id) references evento (igreja_id, id),
  check (tipo <> 'doacao' or total > 0),
  check ((tipo = 'evento') = (evento_id is not null))
);
select protect_tenant_table('pedido');
create index pedido_user on pedido (igreja_id, user_id, data_cadastro desc);
create index pedido_evento on pedido (igreja_id, evento_id);
create trigger transition before update of situacao on pedido for each row
  when (old.situacao <> new.situacao) execute function refuse_unknown_transition('pedido');

-- Places that somebody holds or has. One row for each lot; rows of one hold share `grupo`.
create table reserva (
  igreja_id int not null references igreja,
  id int generated always as identity,
  grupo uuid not null,
  evento_id int not null,
  lote_id int not null,
  -- Null for the places of the event as a whole.
  ingresso_id int,
  user_id int not null,
  quantidade int not null check (quantidade between 1 and 1000),
  situacao text not null default 'retida' check (situacao in ('retida', 'vendida', 'liberada')),
  expira_em timestamptz not null,
  renovacoes smallint not null default 0 check (renovacoes between 0 and 10),
  pedido_id int,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id),
  unique (igreja_id, grupo, lote_id),
  foreign key (igreja_id, evento_id) references evento (igreja_id, id),
  foreign key (igreja_id, lote_id) references lote (igreja_id, id),
  foreign key (igreja_id, ingresso_id) references ingresso (igreja_id, id),
  foreign key (igreja_id, pedido_id) references pedido (igreja_id, id)
);
select protect_tenant_table('reserva');
create index reserva_pedido on reserva (igreja_id, pedido_id);
create index reserva_retida on reserva (igreja_id, lote_id, expira_em) where situacao = 'retida';
create index reserva_user on reserva (igreja_id, user_id, evento_id) where situacao = 'retida';

-- How many of a ticket a person holds or has, where it is limited.
create table limite_usuario (
  igreja_id int not null references igreja,
  user_id int not null,
  ingresso_id int not null,
  qtd int not null check (qtd >= 0),
  limite int not null,
  primary key (igreja_id, user_id, ingresso_id),
  foreign key (igreja_id, ingresso_id) references ingresso (igreja_id, id)
);
select protect_tenant_table('limite_usuario');

-- The one place where stock moves. `AT001`: the lot has not that many. `AT023`: the person may not have that many.
create function move_stock() returns trigger language plpgsql as $$
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
      if (old.lote_id, old.quantidade, old.user_id, old.ingresso_id, old.igreja_id)
        is distinct from (new.lote_id, new.quantidade, new.user_id, new.ingresso_id, new.igreja_id) then
        raise exception 'a reservation keeps its lot, quantity and person' using errcode = '23514';
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

create function move_limit(moved reserva, by int) returns void language plpgsql as $$
declare
  allowed int;
begin
  if by < 0 then
    update limite_usuario set qtd = qtd + by
      where igreja_id = moved.igreja_id and user_id = moved.user_id and ingresso_id = moved.ingresso_id;
    return;
  end if;
  select limite_usuario into allowed from ingresso where igreja_id = moved.igreja_id and id = moved.ingresso_id;
  insert into limite_usuario as l (igreja_id, user_id, ingresso_id, qtd, limite)
    values (moved.igreja_id, moved.user_id, moved.ingresso_id, by, coalesce(allowed, 2147483647))
    on conflict (igreja_id, user_id, ingresso_id) do update set qtd = l.qtd + by, limite = excluded.limite;
  if (select l.qtd > l.limite from limite_usuario l where l.igreja_id = moved.igreja_id and l.user_id = moved.user_id
    and l.ingresso_id = moved.ingresso_id) then
    raise exception 'the person may not have that many' using errcode = 'AT023', detail = moved.ingresso_id::text;
  end if;
end $$;

create trigger stock after insert or delete or update on reserva for each row execute function move_stock();
create trigger transition before update of situacao on reserva for each row
  when (old.situacao <> new.situacao) execute function refuse_unknown_transition('reserva');

-- A bought ticket.
create table inscricao (
  igreja_id int not null references igreja,
  id int generated always as identity,
  pedido_id int not null,
  evento_id int not null,
  ingresso_id int not null,
  lote_id int not null,
  user_id int,
  -- Printed below the QR code.
  codigo text not null check (codigo ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
  numero smallint not null check (numero >= 1),
  situacao text not null default 'pendente' check (situacao in ('pendente', 'ativa', 'cancelada')),
  -- Who comes; null where the ticket does not ask.
  participante text,
  valor bigint not null check (valor >= 0),
  taxas bigint not null check (taxas >= 0),
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id),
  unique (igreja_id, codigo),
  unique (igreja_id, pedido_id, numero),
  foreign key (igreja_id, pedido_id) references pedido (igreja_id, id),
  foreign key (igreja_id, evento_id) references evento (igreja_id, id),
  foreign key (igreja_id, ingresso_id) references ingresso (igreja_id, id),
  foreign key (igreja_id, lote_id) references lote (igreja_id, id),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete set null (user_id)
);
select protect_tenant_table('inscricao');
create index inscricao_user on inscricao (igreja_id, user_id, evento_id);
create trigger transition before update of situacao on inscricao for each row
  when (old.situacao <> new.situacao) execute function refuse_unknown_transition('inscricao');

create table resposta (
  igreja_id int not null references igreja,
  id int generated always as identity,
  pedido_id int not null,
  -- Null for what was asked of the buyer.
  inscricao_id int,
  pergunta_id int,
  -- As it was asked: the question may change or go.
  rotulo text not null,
  valor text not null check (char_length(valor) <= 2000),
  primary key (igreja_id, id),
  foreign key (igreja_id, pedido_id) references pedido (igreja_id, id),
  foreign key (igreja_id, inscricao_id) references inscricao (igreja_id, id),
  foreign key (igreja_id, pergunta_id) references pergunta (igreja_id, id) on delete set null (pergunta_id)
);
select protect_tenant_table('resposta');
create index resposta_pedido on resposta (igreja_id, pedido_id);

create table doacao (
  igreja_id int not null references igreja,
  id int generated always as identity,
  pedido_id int not null,
  pagamento_motivo_id int not null,
  valor bigint not null check (valor > 0),
  primary key (igreja_id, id),
  foreign key (igreja_id, pedido_id) references pedido (igreja_id, id),
  foreign key (igreja_id, pagamento_motivo_id) references pagamento_motivo (igreja_id, id)
);
select protect_tenant_table('doacao');
create index doacao_pedido on doacao (igreja_id, pedido_id);

-- One answer for one confirmation, however often it is sent.
create table idempotencia (
  igreja_id int not null references igreja,
  ator text not null,
  rota text not null,
  chave text not null check (char_length(chave) between 8 and 100),
  corpo_hash bytea not null,
  -- Null while the first request is at work.
  resposta_encrypted bytea,
  http_status smallint,
  trabalhando_ate timestamptz not null,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, ator, rota, chave)
);
select protect_tenant_table('idempotencia');
create index idempotencia_idade on idempotencia (igreja_id, data_cadastro);

-- Subscriptions to Play: plans, their prices, who has one, and the periods that were paid (Decision 240).

create table plano_assinatura_configuracao (
  igreja_id int primary key references igreja,
  -- What who has no plan sees of what a plan includes: all of it, behind a padlock, or nothing.
  tipo_visibilidade_conteudo text not null default 'cadeado'
    check (tipo_visibilidade_conteudo in ('publico', 'cadeado', 'oculto')),
  -- On how many devices at once one subscription plays.
  telas smallint not null default 2 check (telas between 1 and 20),
  dias_teste smallint not null default 0 check (dias_teste between 0 and 90),
  -- Days after the due one on which a subscription by card still opens.
  carencia_dias smallint not null default 7 check (carencia_dias between 0 and 60)
);
select protect_tenant_table('plano_assinatura_configuracao');
select keep_revisions('plano_assinatura_configuracao');

create table plano_assinatura (
  igreja_id int not null references igreja,
  id int generated always as identity,
  nome text not null check (char_length(nome) between 1 and 80),
  descricao text check (char_length(descricao) <= 600),
  ordem int not null default 0,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id)
);
select protect_tenant_table('plano_assinatura');
select make_record('plano_assinatura');

-- What a plan costs, in versions that never change: who subscribed keeps theirs until the church announces another.
create table plano_assinatura_preco (
  igreja_id int not null references igreja,
  id int generated always as identity,
  plano_id int not null,
  valor bigint not null check (valor between 1 and 10000000000),
  -- Once, with the first period.
  taxa_contratacao bigint not null default 0 check (taxa_contratacao between 0 and 10000000000),
  meses smallint not null check (meses in (1, 3, 6, 12)),
  -- New subscriptions have it from this moment on, those that run from `vigente_assinantes`.
  vigente_em timestamptz not null default now(),
  vigente_assinantes timestamptz not null default now(),
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id),
  foreign key (igreja_id, plano_id) references plano_assinatura (igreja_id, id)
);
select protect_tenant_table('plano_assinatura_preco');
create index plano_assinatura_preco_plano on plano_assinatura_preco (igreja_id, plano_id, vigente_em desc);

create function refuse_price_change() returns trigger language plpgsql as $$
begin
  raise exception 'a price is a version and stays what it is' using errcode = '23514';
end $$;
create trigger immutable before update on plano_assinatura_preco for each row execute function refuse_price_change();

do $$
declare
  name text;
begin
  foreach name in array array['plano_assinatura_configuracao', 'plano_assinatura', 'plano_assinatura_preco'] loop
    execute format(
      'create trigger igreja_changed after insert or update or delete on %I for each row execute function notify_igreja_changed()',
      name);
  end loop;
end $$;

create table usuario_plano_assinatura (
  igreja_id int not null references igreja,
  id int generated always as identity,
  -- In addresses; not to be guessed.
  codigo text not null check (codigo ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  user_id int not null,
  plano_id int not null,
  preco_id int not null,
  situacao text not null default 'pendente' check (situacao in ('pendente', 'teste', 'ativa', 'em_atraso', 'suspensa',
    'cancelada', 'encerrada', 'expirada')),
  -- Period n begins `meses` × (n - `ancora_n`) months after `ancora`: no short month and no delay moves the others.
  ancora date,
  ancora_n int not null default 0 check (ancora_n >= 0),
  -- The period that is to be paid next.
  n int not null default 0 check (n >= 0),
  -- The first day that is not paid.
  pago_ate date,
  -- Until when it opens what its plan includes, the grace with it. Nothing else says whether somebody may watch.
  acesso_ate timestamptz,
  flag_cancelar_no_fim boolean not null default false,
  -- Another plan from the next period on.
  proximo_plano_id int,
  metodo text,
  usuario_cartao_id int,
  -- Refusals in a row for period n.
  recusas smallint not null default 0,
  -- When it is looked at next, and the day of which its person was told last.
  cobrar_em timestamptz,
  avisado date,
  -- The latest price that its person was told of.
  avisado_preco_id int,
  avisado_preco_em date,
  locale text not null,
  data_cadastro timestamptz not null default now(),
  data_ultima_alteracao timestamptz not null default now(),
  primary key (igreja_id, id),
  unique (igreja_id, codigo),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade,
  foreign key (igreja_id, plano_id) references plano_assinatura (igreja_id, id),
  foreign key (igreja_id, proximo_plano_id) references plano_assinatura (igreja_id, id),
  foreign key (igreja_id, preco_id) references plano_assinatura_preco (igreja_id, id),
  foreign key (igreja_id, usuario_cartao_id) references usuario_cartao (igreja_id, id),
  check ((situacao in ('ativa', 'em_atraso')) <= (pago_ate is not null and ancora is not null))
);
select protect_tenant_table('usuario_plano_assinatura');
-- One that runs for each person: whoever presses twice has one.
create unique index usuario_plano_assinatura_viva on usuario_plano_assinatura (igreja_id, user_id)
  where situacao in ('pendente', 'teste', 'ativa', 'em_atraso', 'suspensa');
create index usuario_plano_assinatura_user on usuario_plano_assinatura (igreja_id, user_id, acesso_ate);
create trigger transition before update of situacao on usuario_plano_assinatura for each row
  when (old.situacao <> new.situacao) execute function refuse_unknown_transition('assinatura');

create table usuario_plano_assinatura_periodo (
  igreja_id int not null references igreja,
  assinatura_id int not null,
  n int not null check (n >= 0),
  de date not null,
  ate date not null check (ate > de),
  situacao text not null check (situacao in ('cobrando', 'paga', 'falhou', 'devolvida')),
  pedido_id int,
  data_cadastro timestamptz not null default now(),
  -- One charge for one period, whatever happens.
  primary key (igreja_id, assinatura_id, n),
  foreign key (igreja_id, assinatura_id) references usuario_plano_assinatura (igreja_id, id) on delete cascade,
  foreign key (igreja_id, pedido_id) references pedido (igreja_id, id)
);
select protect_tenant_table('usuario_plano_assinatura_periodo');
create index usuario_plano_assinatura_periodo_pedido on usuario_plano_assinatura_periodo (igreja_id, pedido_id);
create trigger transition before update of situacao on usuario_plano_assinatura_periodo for each row
  when (old.situacao <> new.situacao) execute function refuse_unknown_transition('assinatura_periodo');

-- What an order of a subscription is for. It stays with the money when the person goes.
create table pedido_assinatura (
  igreja_id int not null references igreja,
  pedido_id int not null,
  assinatura_id int,
  n int not null,
  plano_id int not null,
  preco_id int not null,
  valor bigint not null check (valor > 0),
  taxa_contratacao bigint not null default 0 check (taxa_contratacao >= 0),
  -- What was left of the plan before.
  credito bigint not null default 0 check (credito >= 0 and credito < valor),
  -- Another plan begins with the money, and the one before ends.
  flag_troca boolean not null default false,
  primary key (igreja_id, pedido_id),
  foreign key (igreja_id, pedido_id) references pedido (igreja_id, id),
  foreign key (igreja_id, plano_id) references plano_assinatura (igreja_id, id),
  foreign key (igreja_id, preco_id) references plano_assinatura_preco (igreja_id, id),
  foreign key (igreja_id, assinatura_id) references usuario_plano_assinatura (igreja_id, id)
    on delete set null (assinatura_id)
);
select protect_tenant_table('pedido_assinatura');
create index pedido_assinatura_assinatura on pedido_assinatura (igreja_id, assinatura_id);

-- The tables of `packages/rules`; a test holds the two together.
insert into estado_transicao (maquina, de, para)
select maquina, de, unnest(string_to_array(para, ' ')) from (values
  ('assinatura', 'pendente', 'ativa expirada'),
  ('assinatura', 'teste', 'ativa encerrada'),
  ('assinatura', 'ativa', 'em_atraso cancelada'),
  ('assinatura', 'em_atraso', 'ativa suspensa cancelada'),
  ('assinatura', 'suspensa', 'ativa cancelada'),
  ('assinatura_periodo', 'cobrando', 'paga falhou'),
  ('assinatura_periodo', 'falhou', 'cobrando paga'),
  ('assinatura_periodo', 'paga', 'devolvida')
) as edges (maquina, de, para);

create function schedule_assinatura() returns trigger language plpgsql as $$
begin
  perform put_agenda(new.igreja_id, 'assinatura', new.id::text, new.cobrar_em);
  return null;
end $$;
create trigger schedule after insert or update of cobrar_em on usuario_plano_assinatura
  for each row execute function schedule_assinatura();

-- Events, their tickets and what is left of them. Stock moves by triggers alone, so that no code path can forget a
-- release, and the checks here refuse what would oversell.

-- The edges of every state machine of money. A row that is not here is a change that the database refuses.
create table estado_transicao (
  maquina text not null,
  de text not null,
  para text not null,
  primary key (maquina, de, para)
);
comment on table estado_transicao is 'platform: which state may follow which, the same for every church';

create function refuse_unknown_transition() returns trigger language plpgsql as $$
begin
  if not exists (select from estado_transicao
    where maquina = tg_argv[0] and de = old.situacao and para = new.situacao) then
    raise exception '% may not go from % to %', tg_argv[0], old.situacao, new.situacao using errcode = '23514';
  end if;
  return new;
end $$;

create table evento (
  igreja_id int not null references igreja,
  id int generated always as identity,
  nome text not null check (nome <> ''),
  categoria text,
  resumo text,
  descricao text,
  imagem text,
  imagem_alt text,
  local text,
  endereco text,
  data_inicio timestamptz not null,
  data_fim timestamptz not null,
  inscricao_inicio timestamptz not null default '-infinity',
  inscricao_fim timestamptz not null default 'infinity',
  flag_ativo boolean not null default true,
  flag_online boolean not null default false,
  -- Shown to those who hold a ticket, and to nobody else.
  link_online text,
  flag_juros boolean not null default false,
  flag_assumir_taxas_servico boolean not null default false,
  qtde_max_parcelas smallint not null default 1 check (qtde_max_parcelas between 1 and 24),
  -- What of their own data buyers must have given to the church.
  campos_obrigatorios text[] not null default '{}' check (campos_obrigatorios <@ array['telefone', 'dataNascimento', 'sexo',
    'estadoCivil', 'congregacao', 'endereco', 'cpf']),
  -- Null: every method that the church takes.
  metodos text[],
  dias_dinheiro smallint not null default 3 check (dias_dinheiro between 0 and 60),
  dias_boleto smallint not null default 5 check (dias_boleto between 0 and 60),
  form_version int not null default 1,
  organizador text,
  contato_email text,
  contato_whatsapp text,
  politica_reembolso text,
  busca text not null generated always as (fold_text(nome || ' ' || coalesce(categoria, '') || ' '
    || coalesce(resumo, '') || ' ' || coalesce(local, '') || ' ' || coalesce(plain_text(descricao), ''))) stored,
  primary key (igreja_id, id),
  check (data_inicio < data_fim),
  check (inscricao_inicio < inscricao_fim)
);
select protect_tenant_table('evento');
create index evento_data on evento (igreja_id, data_inicio, id);

create table ingresso (
  igreja_id int not null references igreja,
  id int generated always as identity,
  evento_id int not null,
  nome text not null check (nome <> ''),
  descricao text,
  flag_conteudo_exclusivo boolean not null default false,
  -- Not sold together with other tickets of the event.
  flag_exclusivo boolean not null default false,
  qtde_minima smallint not null default 1 check (qtde_minima >= 1),
  qtde_maxima smallint not null default 10 check (qtde_maxima between 1 and 50),
  -- Per person over all their orders; null for none.
  limite_usuario smallint check (limite_usuario >= 1),
  data_inicio timestamptz not null default '-infinity',
  data_fim timestamptz not null default 'infinity',
  flag_ativo boolean not null default true,
  ordem int not null default 0,
  rules_version int not null default 1,
  form_version int not null default 1,
  primary key (igreja_id, id),
  foreign key (igreja_id, evento_id) references evento (igreja_id, id),
  check (qtde_minima <= qtde_maxima),
  check (data_inicio < data_fim)
);
select protect_tenant_table('ingresso');
create index ingresso_evento on ingresso (igreja_id, evento_id, ordem, id);

-- Who chose under other rules must hear of it (EVT_REG_023), so the version moves with them.
create function bump_rules_version() returns trigger language plpgsql as $$
begin
  new.rules_version = old.rules_version + 1;
  return new;
end $$;
create trigger rules_version before update on ingresso for each row
  when ((old.flag_exclusivo, old.qtde_minima, old.qtde_maxima, old.limite_usuario)
    is distinct from (new.flag_exclusivo, new.qtde_minima, new.qtde_maxima, new.limite_usuario))
  execute function bump_rules_version();

-- A number of places at one price: the lots of a ticket are sold one after the other. The one without a ticket holds the
-- places of the event as a whole.
create table lote (
  igreja_id int not null references igreja,
  id int generated always as identity,
  evento_id int not null,
  ingresso_id int,
  nome text not null,
  valor bigint check (valor between 0 and 100000000),
  capacidade int not null check (capacidade >= 0),
  retido int not null default 0,
  vendido int not null default 0,
  data_inicio timestamptz not null default '-infinity',
  data_fim timestamptz not null default 'infinity',
  ordem int not null default 0,
  primary key (igreja_id, id),
  foreign key (igreja_id, evento_id) references evento (igreja_id, id),
  foreign key (igreja_id, ingresso_id) references ingresso (igreja_id, id),
  check (retido >= 0 and vendido >= 0 and retido + vendido <= capacidade),
  check ((ingresso_id is null) = (valor is null)),
  check (data_inicio < data_fim)
);
select protect_tenant_table('lote');
create index lote_ingresso on lote (igreja_id, ingresso_id, ordem, id);
create unique index lote_evento on lote (igreja_id, evento_id) where ingresso_id is null;

-- Asked of the buyer once (no ticket), or for every ticket of its kind.
create table pergunta (
  igreja_id int not null references igreja,
  id int generated always as identity,
  evento_id int not null,
  ingresso_id int,
  rotulo text not null check (rotulo <> ''),
  ajuda text,
  tipo text not null check (tipo in ('texto', 'texto_longo', 'numero', 'data', 'opcao', 'multipla', 'sim_nao', 'cpf',
    'telefone', 'email')),
  opcoes jsonb not null default '[]' check (jsonb_typeof(opcoes) = 'array'),
  flag_obrigatoria boolean not null default false,
  ordem int not null default 0,
  primary key (igreja_id, id),
  foreign key (igreja_id, evento_id) references evento (igreja_id, id),
  foreign key (igreja_id, ingresso_id) references ingresso (igreja_id, id)
);
select protect_tenant_table('pergunta');
create index pergunta_evento on pergunta (igreja_id, evento_id, ordem, id);

-- Who filled in an earlier form must hear of it (EVT_REG_003, EVT_REG_004).
create function bump_form_version() returns trigger language plpgsql as $$
declare
  changed pergunta := coalesce(new, old);
begin
  if changed.ingresso_id is null then
    update evento set form_version = form_version + 1 where igreja_id = changed.igreja_id and id = changed.evento_id;
  else
    update ingresso set form_version = form_version + 1 where igreja_id = changed.igreja_id and id = changed.ingresso_id;
  end if;
  return null;
end $$;
create trigger form_version after insert or update or delete on pergunta for each row execute function bump_form_version();

-- What holders of a ticket may read or watch.
create table ingresso_conteudo (
  igreja_id int not null references igreja,
  id int generated always as identity,
  ingresso_id int not null,
  titulo text not null,
  resumo text,
  conteudo text,
  url text,
  data_liberacao timestamptz not null default '-infinity',
  ordem int not null default 0,
  primary key (igreja_id, id),
  foreign key (igreja_id, ingresso_id) references ingresso (igreja_id, id)
);
select protect_tenant_table('ingresso_conteudo');
create index ingresso_conteudo_ingresso on ingresso_conteudo (igreja_id, ingresso_id, ordem, id);

-- Not on every sale: how much is left is asked anew by the browser, and a page that is dropped with each ticket of a
-- popular event would never be cached.
create trigger igreja_changed after insert or update or delete on evento
  for each row execute function notify_igreja_changed();
create trigger igreja_changed after insert or update or delete on ingresso
  for each row execute function notify_igreja_changed();
create trigger igreja_changed after insert or delete or update of nome, valor, capacidade, data_inicio, data_fim, ordem
  on lote for each row execute function notify_igreja_changed();

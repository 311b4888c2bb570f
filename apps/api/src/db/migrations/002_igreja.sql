-- What a church publishes about itself. Every table here belongs to one church: the key starts with it, and the
-- database itself refuses rows of another one.

create function current_igreja() returns int
  language sql stable parallel safe
  return nullif(current_setting('app.igreja', true), '')::int;

create function protect_tenant_table(name regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format(
    'create policy tenant on %s using (igreja_id = (select current_igreja())) with check (igreja_id = (select current_igreja()))',
    name);
end $$;

create table igreja_modulo (
  igreja_id int not null references igreja,
  codigo text not null check (codigo in ('MOD_CULTO', 'MOD_EVENTO', 'MOD_DOACAO', 'MOD_CELULA', 'MOD_DEVOCIONAL',
    'MOD_NOTICIA', 'MOD_EBD', 'MOD_PUBLICACAO', 'MOD_MURAL_ORACAO', 'MOD_ASSINATURA', 'MOD_VOLUTS', 'MOD_MYKIDS')),
  nome text not null,
  ordem int not null default 0,
  primary key (igreja_id, codigo)
);
select protect_tenant_table('igreja_modulo');

create table igreja_app_menu (
  igreja_id int not null references igreja,
  id int generated always as identity,
  titulo text not null,
  icone text,
  url text not null,
  ordem int not null default 0,
  primary key (igreja_id, id)
);
select protect_tenant_table('igreja_app_menu');

create table metodo_pagamento (
  igreja_id int not null references igreja,
  codigo text not null check (codigo in ('ach', 'boleto', 'cartao_credito', 'dinheiro', 'paypal', 'picpay', 'pix_manual',
    'pix', 'transferencia')),
  nome text not null,
  id_gateway_pagamento int,
  ordem int not null default 0,
  primary key (igreja_id, codigo)
);
select protect_tenant_table('metodo_pagamento');

create table banner (
  igreja_id int not null references igreja,
  id int generated always as identity,
  titulo text not null,
  descricao text,
  imagem text,
  imagem_alt text,
  url text,
  texto_botao text,
  ordem int not null default 0,
  data_inicio timestamptz not null default '-infinity',
  data_fim timestamptz not null default 'infinity',
  primary key (igreja_id, id),
  check (data_inicio < data_fim)
);
select protect_tenant_table('banner');

create table congregacao (
  igreja_id int not null references igreja,
  id int generated always as identity,
  nome text not null,
  cidade text,
  bairro text,
  rua text,
  numero text,
  primary key (igreja_id, id)
);
select protect_tenant_table('congregacao');

create table pagamento_motivo (
  igreja_id int not null references igreja,
  id int generated always as identity,
  nome text not null,
  descricao text,
  flag_doacao boolean not null default true,
  flag_recorrencia boolean not null default false,
  ordem int not null default 0,
  primary key (igreja_id, id)
);
select protect_tenant_table('pagamento_motivo');

create table culto (
  igreja_id int not null references igreja,
  id int generated always as identity,
  nome text not null,
  descricao text,
  dia_semana smallint not null check (dia_semana between 0 and 6),
  hora time not null,
  duracao_minutos int not null default 90 check (duracao_minutos between 1 and 1440),
  local text,
  idioma text check (idioma in ('pt_BR', 'en', 'es')),
  flag_criancas boolean not null default false,
  flag_libras boolean not null default false,
  flag_acessivel boolean not null default false,
  flag_online boolean not null default false,
  primary key (igreja_id, id)
);
select protect_tenant_table('culto');

create table culto_alteracao (
  igreja_id int not null references igreja,
  culto_id int not null,
  data date not null,
  flag_cancelado boolean not null default false,
  hora time,
  observacao text,
  primary key (igreja_id, culto_id, data),
  foreign key (igreja_id, culto_id) references culto (igreja_id, id) on delete cascade
);
select protect_tenant_table('culto_alteracao');

create table cadastro_campo (
  igreja_id int not null references igreja,
  campo text not null check (campo in ('telefone', 'dataNascimento', 'sexo', 'estadoCivil', 'dataCasamento', 'ocupacao',
    'congregacao', 'qtdeFilhos', 'observacoes', 'endereco', 'cpf')),
  flag_obrigatorio boolean not null default false,
  ordem int not null default 0,
  primary key (igreja_id, campo)
);
select protect_tenant_table('cadastro_campo');

-- A person's account at one church, and what hangs on it.

create table usuario (
  igreja_id int not null references igreja,
  id int generated always as identity,
  user_id int not null references "user",
  nome text not null,
  sobrenome text not null,
  telefone text,
  data_nascimento date,
  sexo text check (sexo in ('masculino', 'feminino')),
  estado_civil text check (estado_civil in ('casado', 'casado_civil', 'casado_civil_religioso', 'divorciado',
    'mora_junto', 'solteiro', 'uniao_estavel', 'viuvo')),
  data_casamento date,
  ocupacao text,
  congregacao_id int,
  qtde_filhos int check (qtde_filhos between 0 and 30),
  observacoes_encrypted bytea,
  pais text check (pais ~ '^[A-Z]{2}$'),
  estado text,
  cidade text,
  bairro text,
  rua text,
  numero text,
  complemento text,
  cep text,
  imagem text,
  flag_ativo boolean not null default false,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id),
  unique (igreja_id, user_id),
  foreign key (igreja_id, congregacao_id) references congregacao (igreja_id, id)
);
create index usuario_user on usuario (user_id);
select protect_tenant_table('usuario');
-- A person sees which churches hold an account of theirs (§7 `user/{id}/usuario?organizacao=`), and nobody else's.
create policy own_accounts on usuario for select
  using (user_id = (select nullif(current_setting('app.user', true), '')::int));

create table usuario_documento (
  igreja_id int not null references igreja,
  id int generated always as identity,
  usuario_id int not null,
  tipo text not null check (tipo in ('CPF')),
  numero text not null,
  primary key (igreja_id, id),
  unique (igreja_id, tipo, numero),
  unique (igreja_id, usuario_id, tipo),
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade
);
select protect_tenant_table('usuario_documento');

create table user_igreja_role (
  igreja_id int not null references igreja,
  user_id int not null references "user",
  role text not null check (role in ('ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN')),
  primary key (igreja_id, user_id, role)
);
select protect_tenant_table('user_igreja_role');

create table campo_personalizado (
  igreja_id int not null references igreja,
  id int generated always as identity,
  nome text not null,
  tipo text not null check (tipo in ('texto', 'numero', 'data', 'opcao')),
  opcoes jsonb not null default '[]' check (jsonb_typeof(opcoes) = 'array'),
  flag_obrigatorio boolean not null default false,
  ordem int not null default 0,
  primary key (igreja_id, id)
);
select protect_tenant_table('campo_personalizado');

create table campo_personalizado_valor (
  igreja_id int not null references igreja,
  campo_personalizado_id int not null,
  usuario_id int not null,
  valor text not null,
  primary key (igreja_id, campo_personalizado_id, usuario_id),
  foreign key (igreja_id, campo_personalizado_id) references campo_personalizado (igreja_id, id) on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade
);
select protect_tenant_table('campo_personalizado_valor');

create table notificacao (
  igreja_id int not null references igreja,
  id int generated always as identity,
  usuario_id int,
  titulo text not null,
  corpo text not null,
  tipo text not null,
  id_entidade_relacionada int,
  data_cadastro timestamptz not null default now(),
  data_ultima_alteracao timestamptz not null default now(),
  primary key (igreja_id, id),
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade
);
create index notificacao_recent on notificacao (igreja_id, data_cadastro desc, id desc);
select protect_tenant_table('notificacao');

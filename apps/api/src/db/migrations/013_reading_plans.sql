-- Reading plans that members follow. The plans themselves are worked out by the program (Decision 27).

create table plano_leitura_assinatura (
  igreja_id int not null references igreja,
  uuid uuid not null default gen_random_uuid(),
  user_id int not null,
  plano uuid not null,
  data_inicio date not null,
  -- The day `dia_base` of the plan is the one for `data_base`; catching up moves both, and nothing is ever overdue.
  dia_base smallint not null default 1 check (dia_base >= 1),
  data_base date not null,
  data_conclusao date,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, uuid),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade
);
-- Starting the same plan twice at once makes one.
create unique index plano_leitura_em_andamento on plano_leitura_assinatura (igreja_id, user_id, plano)
  where data_conclusao is null;
select protect_tenant_table('plano_leitura_assinatura');

create table plano_leitura_lida (
  igreja_id int not null references igreja,
  assinatura uuid not null,
  dia smallint not null check (dia >= 1),
  parte smallint not null check (parte >= 1),
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, assinatura, dia, parte),
  foreign key (igreja_id, assinatura) references plano_leitura_assinatura (igreja_id, uuid) on delete cascade
);
select protect_tenant_table('plano_leitura_lida');

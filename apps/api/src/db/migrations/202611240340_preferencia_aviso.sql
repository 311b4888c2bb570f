-- By which channel a person wants to be told of what (Decision 120). What has no row is told.
create table preferencia_aviso (
  igreja_id int not null references igreja,
  user_id int not null,
  -- The `codigo` of a kind that may be switched off.
  tipo text not null check (char_length(tipo) between 1 and 60),
  canal text not null check (canal in ('notificacao', 'email')),
  flag_ativo boolean not null,
  data_ultima_alteracao timestamptz not null default now(),
  primary key (igreja_id, user_id, tipo, canal),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade
);
select protect_tenant_table('preferencia_aviso');

-- Gifts that come back: one amount for one reason, every so many days.

create table recorrencia (
  igreja_id int not null references igreja,
  id uuid not null default gen_random_uuid(),
  user_id int not null,
  pagamento_motivo_id int not null,
  valor bigint not null check (valor > 0),
  flag_usuario_taxa boolean not null default false,
  dias int not null check (dias between 1 and 366),
  -- Occurrence n is due on `ancora` + n × `dias`, so that no delay ever moves the others.
  ancora date not null,
  -- The next occurrence to be charged.
  n int not null default 1 check (n >= 0),
  usuario_cartao_id int not null,
  situacao text not null default 'ativa' check (situacao in ('ativa', 'pausada', 'suspensa', 'cancelada')),
  -- Refusals in a row for occurrence n.
  recusas smallint not null default 0,
  cobrar_em timestamptz,
  locale text not null,
  origem text not null,
  data_cadastro timestamptz not null default now(),
  data_ultima_alteracao timestamptz not null default now(),
  primary key (igreja_id, id),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade,
  foreign key (igreja_id, pagamento_motivo_id) references pagamento_motivo (igreja_id, id),
  foreign key (igreja_id, usuario_cartao_id) references usuario_cartao (igreja_id, id),
  check ((situacao = 'ativa') = (cobrar_em is not null))
);
select protect_tenant_table('recorrencia');
create index recorrencia_user on recorrencia (igreja_id, user_id);
create trigger transition before update of situacao on recorrencia for each row
  when (old.situacao <> new.situacao) execute function refuse_unknown_transition('recorrencia');

create table ocorrencia (
  igreja_id int not null references igreja,
  recorrencia_id uuid not null,
  n int not null check (n >= 0),
  data date not null,
  situacao text not null check (situacao in ('cobrando', 'paga', 'falhou', 'pulada')),
  pedido_id int,
  data_cadastro timestamptz not null default now(),
  -- One charge for one date, whatever happens.
  primary key (igreja_id, recorrencia_id, n),
  foreign key (igreja_id, recorrencia_id) references recorrencia (igreja_id, id) on delete cascade,
  foreign key (igreja_id, pedido_id) references pedido (igreja_id, id)
);
select protect_tenant_table('ocorrencia');
create index ocorrencia_pedido on ocorrencia (igreja_id, pedido_id);
create trigger transition before update of situacao on ocorrencia for each row
  when (old.situacao <> new.situacao) execute function refuse_unknown_transition('ocorrencia');

create function schedule_recorrencia() returns trigger language plpgsql as $$
begin
  perform put_agenda(new.igreja_id, 'recorrencia', new.id::text, new.cobrar_em);
  return null;
end $$;
create trigger schedule after insert or update of cobrar_em on recorrencia
  for each row execute function schedule_recorrencia();

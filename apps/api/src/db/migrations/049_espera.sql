-- Who waits for a ticket that is sold out (Decision 82). An offer holds its places by a reservation like any other, whose
-- `user_id` is the negative id of the entry: it belongs to nobody's cart until it is taken.

alter table evento add column oferta_horas smallint not null default 24 check (oferta_horas between 1 and 168);

create table espera (
  igreja_id int not null references igreja,
  id int generated always as identity,
  -- In addresses and mails; not to be guessed.
  codigo text not null check (codigo ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  evento_id int not null,
  ingresso_id int not null,
  quantidade smallint not null check (quantidade between 1 and 50),
  user_id int,
  -- Name and e-mail, sealed; and what two entries of one address have in common.
  contato_encrypted bytea not null,
  contato_hash bytea not null,
  situacao text not null default 'aguardando' check (situacao in ('aguardando', 'oferecida', 'aceita', 'perdida', 'desistiu')),
  -- Of the offer: the group of its reservation, and until when it stands.
  grupo uuid,
  oferta_expira_em timestamptz,
  locale text not null,
  origem text not null,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id),
  unique (igreja_id, codigo),
  foreign key (igreja_id, evento_id) references evento (igreja_id, id),
  foreign key (igreja_id, ingresso_id) references ingresso (igreja_id, id),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade,
  check (situacao <> 'oferecida' or (grupo is not null and oferta_expira_em is not null))
);
select protect_tenant_table('espera');
-- One turn of an address for a ticket.
create unique index espera_unica on espera (igreja_id, ingresso_id, contato_hash)
  where situacao in ('aguardando', 'oferecida');
create index espera_fila on espera (igreja_id, evento_id, ingresso_id, id) where situacao in ('aguardando', 'oferecida');
create index espera_user on espera (igreja_id, user_id, evento_id);
create trigger transition before update of situacao on espera for each row
  when (old.situacao <> new.situacao) execute function refuse_unknown_transition('espera');

insert into estado_transicao (maquina, de, para) values
  ('espera', 'aguardando', 'oferecida'), ('espera', 'aguardando', 'desistiu'), ('espera', 'aguardando', 'aceita'),
  ('espera', 'oferecida', 'aceita'), ('espera', 'oferecida', 'perdida'), ('espera', 'oferecida', 'desistiu');

alter table agenda drop constraint agenda_tipo_check,
  add check (tipo in ('reserva', 'pedido', 'aviso', 'pagamento', 'estorno', 'recorrencia', 'conciliacao', 'espera'));

-- Places that come free are looked at for who waits: after the lot is locked, so that nothing is missed between.
create function wake_espera() returns trigger language plpgsql as $$
begin
  if exists (select from espera where igreja_id = new.igreja_id and evento_id = new.evento_id
    and situacao in ('aguardando', 'oferecida')) then
    insert into agenda (igreja_id, tipo, referencia, vence_em)
      values (new.igreja_id, 'espera', new.evento_id::text, now())
      on conflict (igreja_id, tipo, referencia) do update set vence_em = now(), falhas = 0;
  end if;
  return null;
end $$;
-- Named to come after `stock`.
create trigger wake_espera after update on reserva for each row
  when (new.situacao = 'liberada' or new.quantidade < old.quantidade) execute function wake_espera();
create trigger wake_espera after insert or update of capacidade, vendido_externo, data_inicio, data_fim on lote
  for each row execute function wake_espera();
create trigger wake_espera after insert on espera for each row execute function wake_espera();

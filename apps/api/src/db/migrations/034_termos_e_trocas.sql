-- What orders without an account are found by: beginnings of the words of who bought them, as hashes that the
-- application's key alone can make. Names and e-mails themselves stay sealed with the order.
create table comprador_termo (
  igreja_id int not null references igreja,
  termo bigint not null,
  pedido_id int not null,
  primary key (igreja_id, termo, pedido_id),
  foreign key (igreja_id, pedido_id) references pedido (igreja_id, id) on delete cascade
);
select protect_tenant_table('comprador_termo');
create index comprador_termo_pedido on comprador_termo (igreja_id, pedido_id);
-- Orders that wait to be made findable: those from before, and those whose buyer's account was taken away.
create index pedido_sem_conta on pedido (igreja_id, id) where user_id is null;

-- Tickets that are passed on (Decision 68) have a new code. Doors refuse the ones of before, with or without a network.
create table ingresso_trocado (
  igreja_id int not null references igreja,
  codigo text not null check (codigo ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
  evento_id int not null,
  inscricao_id int not null,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, codigo),
  foreign key (igreja_id, evento_id) references evento (igreja_id, id),
  foreign key (igreja_id, inscricao_id) references inscricao (igreja_id, id) on delete cascade
);
select protect_tenant_table('ingresso_trocado');
create index ingresso_trocado_evento on ingresso_trocado (igreja_id, evento_id);
-- To whom it was passed on, sealed: told when it is passed on again.
alter table inscricao add column participante_email_encrypted bytea;

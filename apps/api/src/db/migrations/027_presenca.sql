-- Who came through the door. A device chooses the key, so that what it sends twice counts once (Decision 59).
create table presenca (
  igreja_id int not null references igreja,
  uuid uuid not null,
  evento_id int not null,
  inscricao_id int not null,
  -- `repetida`: the ticket had been used before; kept, for somebody else may have gone in with it.
  situacao text not null check (situacao in ('aceita', 'repetida', 'desfeita')),
  -- Of whom the device was.
  user_id int,
  dispositivo text,
  -- By the device's clock, and never later than when we heard of it.
  data_entrada timestamptz not null,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, uuid),
  foreign key (igreja_id, evento_id) references evento (igreja_id, id),
  foreign key (igreja_id, inscricao_id) references inscricao (igreja_id, id) on delete cascade,
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete set null (user_id)
);
select protect_tenant_table('presenca');
-- The one guard against a second use: whatever two doors do at the same moment.
create unique index presenca_unica on presenca (igreja_id, inscricao_id) where situacao = 'aceita';
create index presenca_evento on presenca (igreja_id, evento_id);
create index inscricao_evento on inscricao (igreja_id, evento_id);

-- How many were in the room of a broadcast, at most, in each minute: numbers, and nobody's name.
create table sala_publico (
  igreja_id int not null references igreja,
  sala_id int not null,
  minuto timestamptz not null,
  quantos int not null check (quantos > 0),
  primary key (igreja_id, sala_id, minuto),
  foreign key (igreja_id, sala_id) references sala (igreja_id, id) on delete cascade
);
select protect_tenant_table('sala_publico');
create index sala_publico_minuto on sala_publico (igreja_id, minuto);

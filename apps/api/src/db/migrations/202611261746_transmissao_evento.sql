-- An event may be broadcast, also for who has a ticket alone (Decision 218).
alter table transmissao
  add column evento_id int,
  add column flag_exclusiva boolean not null default false,
  add foreign key (igreja_id, evento_id) references evento (igreja_id, id) on delete set null (evento_id);
create index transmissao_evento on transmissao (igreja_id, evento_id) where evento_id is not null;

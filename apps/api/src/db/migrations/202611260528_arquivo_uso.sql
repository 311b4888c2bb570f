-- Files of what staff write, for everybody to see (Decision 180). What they are for is said and checked by the contract.
alter table arquivo drop constraint arquivo_finalidade_check;
alter table arquivo add constraint arquivo_finalidade_check check (finalidade ~ '^[a-zA-Z]+$');

-- That a record or a draft of it has named a file. It stays while the record does: an earlier version may come back.
create table arquivo_uso (
  igreja_id int not null references igreja,
  arquivo_id uuid not null,
  recurso text not null,
  registro_id int not null,
  primary key (igreja_id, recurso, registro_id, arquivo_id),
  foreign key (igreja_id, arquivo_id) references arquivo (igreja_id, id) on delete cascade
);
create index arquivo_uso_arquivo on arquivo_uso (igreja_id, arquivo_id);
select protect_tenant_table('arquivo_uso');

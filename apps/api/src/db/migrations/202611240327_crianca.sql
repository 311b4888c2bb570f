-- Children of a church's people. What is said of their health is sealed, and read by their guardians alone (Decision 130).
create table crianca (
  igreja_id int not null references igreja,
  id int generated always as identity,
  nome text not null,
  data_nascimento date not null,
  -- Allergies, blood type and comments, as JSON.
  saude_encrypted bytea,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id)
);
select protect_tenant_table('crianca');

create table crianca_responsavel (
  igreja_id int not null references igreja,
  crianca_id int not null,
  user_id int not null,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, crianca_id, user_id),
  foreign key (igreja_id, crianca_id) references crianca (igreja_id, id) on delete cascade,
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade
);
create index crianca_responsavel_user on crianca_responsavel (igreja_id, user_id);
select protect_tenant_table('crianca_responsavel');

-- A child that nobody has any more goes, whichever way its last guardian went.
create function delete_crianca_sem_responsavel() returns trigger language plpgsql as $$
begin
  -- Of two guardians who go at once the second waits here, and then sees that it is the last.
  perform from crianca where igreja_id = old.igreja_id and id = old.crianca_id for update;
  delete from crianca c where c.igreja_id = old.igreja_id and c.id = old.crianca_id
    and not exists (select from crianca_responsavel r where r.igreja_id = c.igreja_id and r.crianca_id = c.id);
  return null;
end $$;
create trigger sem_responsavel after delete on crianca_responsavel
  for each row execute function delete_crianca_sem_responsavel();

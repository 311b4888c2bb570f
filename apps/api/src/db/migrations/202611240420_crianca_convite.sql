-- A guardian invites another one to their child, by a link that they pass on themselves (Decision 130).
create table crianca_convite (
  igreja_id int not null references igreja,
  token_hash bytea not null,
  crianca_id int not null,
  -- Who invites: without them as a guardian the link opens nothing.
  user_id int not null,
  expires_at timestamptz not null,
  primary key (igreja_id, token_hash),
  foreign key (igreja_id, crianca_id, user_id) references crianca_responsavel (igreja_id, crianca_id, user_id)
    on delete cascade
);
create index crianca_convite_responsavel on crianca_convite (igreja_id, crianca_id, user_id);
select protect_tenant_table('crianca_convite');

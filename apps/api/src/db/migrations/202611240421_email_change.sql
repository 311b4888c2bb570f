-- The address that a person wants instead of theirs, until they show that they read it (Decision 131).
create table email_change (
  igreja_id int not null references igreja,
  user_id int not null references "user" on delete cascade,
  email text not null,
  code_hash bytea not null,
  tries int not null default 0,
  expires_at timestamptz not null,
  primary key (igreja_id, user_id)
);
select protect_tenant_table('email_change');

-- Six digits that were mailed to log in with, for the browser that asked for them (Decision 96). Only digests are kept.
create table email_code (
  igreja_id int not null references igreja,
  pedido_hash bytea not null,
  user_id int not null references "user" on delete cascade,
  code_hash bytea not null,
  tries int not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (igreja_id, pedido_hash)
);
create index email_code_user on email_code (igreja_id, user_id);
select protect_tenant_table('email_code');

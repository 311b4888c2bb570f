-- Codes by which a partner's server learns who came from here (Decision 241): each once, within a minute.
create table terceiro_codigo (
  igreja_id int not null references igreja,
  codigo_hash bytea not null check (octet_length(codigo_hash) = 32),
  modulo text not null check (modulo in ('voluts', 'mykids')),
  user_id int not null,
  -- The registered address that it was made for.
  endereco text not null,
  flag_email boolean not null default false,
  -- Children of whom the person agreed to tell.
  criancas int[] not null default '{}',
  expira_em timestamptz not null,
  usado_em timestamptz,
  primary key (igreja_id, codigo_hash),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade
);
select protect_tenant_table('terceiro_codigo');
create index terceiro_codigo_user on terceiro_codigo (igreja_id, user_id);

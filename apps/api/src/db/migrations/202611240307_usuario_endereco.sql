-- A person has several addresses, one of them the main one, which was the only one until now (Decision 130).
create table usuario_endereco (
  igreja_id int not null references igreja,
  id int generated always as identity,
  user_id int not null,
  flag_principal boolean not null default false,
  pais text check (pais ~ '^[A-Z]{2}$'),
  estado text,
  cidade text,
  bairro text,
  rua text,
  numero text,
  complemento text,
  cep text,
  primary key (igreja_id, id),
  foreign key (igreja_id, user_id) references usuario (igreja_id, user_id) on delete cascade
);
create index usuario_endereco_user on usuario_endereco (igreja_id, user_id);
create unique index usuario_endereco_principal on usuario_endereco (igreja_id, user_id) where flag_principal;
select protect_tenant_table('usuario_endereco');
-- As `own_accounts` of `usuario`, of which the main address is a part: it goes along to another church.
create policy own_enderecos on usuario_endereco for select
  using (user_id = (select nullif(current_setting('app.user', true), '')::int));

alter table usuario no force row level security;
alter table usuario_endereco no force row level security;
insert into usuario_endereco (igreja_id, user_id, flag_principal, pais, estado, cidade, bairro, rua, numero, complemento, cep)
  select igreja_id, user_id, true, pais, estado, cidade, bairro, rua, numero, complemento, cep from usuario
  where num_nonnulls(pais, estado, cidade, bairro, rua, numero, complemento, cep) > 0;
alter table usuario_endereco force row level security;
alter table usuario force row level security;

alter table usuario drop column pais, drop column estado, drop column cidade, drop column bairro, drop column rua,
  drop column numero, drop column complemento, drop column cep;

-- Host names that a church asks for, and what the directory of names said of them last (Decision 198). One that counts is
-- a row of `igreja_dominio`: what is only asked for is nobody's, and two churches may ask for one name.
create table igreja_endereco (
  igreja_id int not null references igreja,
  host text not null check (host = lower(host) and char_length(host) <= 253),
  data_cadastro timestamptz not null default now(),
  conferido_em timestamptz,
  -- By kind of record: what was found, and what stands there instead.
  achados jsonb not null default '{}' check (jsonb_typeof(achados) = 'object'),
  primary key (igreja_id, host)
);
select protect_tenant_table('igreja_endereco');

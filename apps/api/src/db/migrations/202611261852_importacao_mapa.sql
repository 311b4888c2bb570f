-- What a church said the columns of its files mean, by their headings: the next file of the same program is read so (Decision 208).
create table importacao_mapa (
  igreja_id int not null references igreja,
  -- As it is compared: lower case, without accents.
  titulo text not null check (char_length(titulo) between 1 and 200),
  -- Empty is not taken.
  campo text not null,
  em timestamptz not null default now(),
  primary key (igreja_id, titulo)
);
select protect_tenant_table('importacao_mapa');

-- Whether what the file says of who is here replaces what the church knows, and what that was.
alter table importacao add column flag_atualiza boolean not null default false;
alter table importacao_linha add column antes jsonb;

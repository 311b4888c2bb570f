-- Keys that may have sealed something that is kept (Decision 99): a start without one of them looks whether it has.

create table chave_selo (
  -- The id that sealed values carry; '' for values of before they carried one.
  chave text primary key check (chave ~ '^([0-9a-f]{8})?$'),
  data_cadastro timestamptz not null default now(),
  -- Since when nothing was found under it.
  vazia_desde timestamptz
);
comment on table chave_selo is 'platform: ids of the keys that have sealed something; holds no key';
insert into chave_selo (chave) values ('');

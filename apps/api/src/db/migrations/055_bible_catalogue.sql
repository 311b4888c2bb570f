-- What is known of the catalogue's texts (Decision 89): whether each is on its way, came, or did not.

create table biblia_catalogo (
  codigo text primary key,
  situacao text not null check (situacao in ('baixando', 'instalada', 'falhou')),
  -- Bytes so far.
  recebidos int not null default 0,
  falhas smallint not null default 0,
  -- Why the last try failed, for the operator.
  motivo text,
  -- Nobody else tries before: while it is fetched, and after a failure.
  vence_em timestamptz not null default now()
);
comment on table biblia_catalogo is 'platform: texts of the catalogue that were fetched, or are to be tried again';

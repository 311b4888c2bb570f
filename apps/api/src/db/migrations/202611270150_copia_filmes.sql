-- An archive with films may be larger than a file of people; what had no room in it is named (Decision 239).
alter table copia
  add column tamanho bigint check (tamanho > 0),
  add column deixados jsonb not null default '[]' check (jsonb_typeof(deixados) = 'array');

-- Decision 189: the languages that a church's portal offers. `idioma` is its main one, and counts as offered in any case.
alter table igreja add column idiomas text[] not null default '{pt_BR,en,es}'
  constraint igreja_idiomas check (idiomas <@ array['pt_BR', 'en', 'es'] and cardinality(idiomas) between 1 and 3);

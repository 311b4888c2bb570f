-- A room that stands by itself has a name; those of broadcasts and of raised hands have none (Decision 285).
alter table sala add column titulo text check (titulo <> '' and char_length(titulo) <= 80);

alter table sala no force row level security;
update sala s set titulo = initcap(replace(s.codigo, '-', ' '))
  where s.tipo = 'publica' and s.codigo !~ '^(ao-vivo-[0-9]+|conversa-[0-9a-f]{8}-.*)$';
alter table sala force row level security;

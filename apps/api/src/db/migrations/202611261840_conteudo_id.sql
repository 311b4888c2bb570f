-- Lessons and podcasts are written by staff through the engine (Decision 163), which knows a record by its number. A column
-- first, its default later: before PostgreSQL 17 a table whose rows a function takes gets none with a default.
alter table ebd_licao add column id int;
select rewrite_rows('ebd_licao', $$set id = n.id from (
  select igreja_id, ebd_id, numero, row_number() over (order by igreja_id, ebd_id, numero) as id from ebd_licao) as n
  where n.igreja_id = ebd_licao.igreja_id and n.ebd_id = ebd_licao.ebd_id and n.numero = ebd_licao.numero$$);
alter table podcast add column id int;
select rewrite_rows('podcast', $$set id = n.id from (
  select igreja_id, codigo, row_number() over (order by igreja_id, ordem, codigo) as id from podcast) as n
  where n.igreja_id = podcast.igreja_id and n.codigo = podcast.codigo$$);

-- What history and search know of them by number from now on.
alter table ebd_licao no force row level security;
alter table podcast no force row level security;
select rewrite_rows('revisao', $$set registro_id = l.id::text from ebd_licao as l
  where recurso = 'ebd_licao' and l.igreja_id = revisao.igreja_id and registro_id = l.ebd_id || '/' || l.numero$$);
select rewrite_rows('revisao', $$set registro_id = p.id::text from podcast as p
  where recurso = 'podcast' and p.igreja_id = revisao.igreja_id and registro_id = p.codigo$$);
select rewrite_rows('busca_documento', $$set origem = l.id::text from ebd_licao as l
  where tipo = 'ebd_licao' and l.igreja_id = busca_documento.igreja_id and origem = l.ebd_id || '/' || l.numero$$);

do $$
declare
  name text;
begin
  foreach name in array array['ebd_licao', 'podcast'] loop
    execute format('alter table %I alter id set not null', name);
    execute format('alter table %I alter id add generated always as identity', name);
    execute format('select setval(pg_get_serial_sequence(%L, ''id''), coalesce((select max(id) from %I), 0) + 1, false)', name, name);
    execute format('alter table %I force row level security', name);
    execute format('drop trigger versao on %I', name);
    execute format('drop trigger revisao on %I', name);
    execute format('create trigger versao before update on %I for each row execute function count_versao(''valores'', ''id'')', name);
    execute format('create trigger revisao after insert or delete on %I for each row execute function note_revisao(''valores'', ''id'')', name);
  end loop;
end $$;
alter table podcast add unique (igreja_id, id);
drop trigger busca on ebd_licao;
create trigger busca after insert or update or delete on ebd_licao for each row execute function index_busca('id');

-- Lessons change places among each other, in one statement.
alter table ebd_licao drop constraint ebd_licao_pkey, add primary key (igreja_id, id),
  add unique (igreja_id, ebd_id, numero) deferrable initially immediate;

-- What was changed, by whom and when (Decision 122). `keep_revisions` gives a table its count of versions and this history,
-- `make_content` also the time at which its rows are shown.

create table revisao (
  igreja_id int not null references igreja,
  id bigint generated always as identity,
  -- The table, and the row's own key there.
  recurso text not null,
  registro_id text not null,
  -- The one that it made; of what is gone, the last one.
  versao int not null,
  acao text not null check (acao in ('criacao', 'alteracao', 'exclusao')),
  -- Which columns changed, and what stood in them before: of tables of people nothing but the names.
  campos text[] not null,
  antes jsonb,
  -- The account of the scope; none for what works by itself.
  user_id int references "user" on delete set null,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id)
);
create index revisao_registro on revisao (igreja_id, recurso, registro_id, versao desc);
create index revisao_user on revisao (user_id) where user_id is not null;
select protect_tenant_table('revisao');

create function write_revisao(recurso_ text, registro text, linha jsonb, acao_ text, campos_ text[], antes_ jsonb)
  returns void language plpgsql as $$
declare
  scope text := current_setting('app.igreja', true);
  igreja int := coalesce(linha ->> 'igreja_id', linha ->> 'id');
begin
  -- Rows of the platform change outside of their church's scope.
  perform set_config('app.igreja', igreja::text, true) where scope is distinct from igreja::text;
  insert into revisao (igreja_id, recurso, registro_id, versao, acao, campos, antes, user_id)
  values (igreja, recurso_, registro, (linha ->> 'versao')::int, acao_, campos_, antes_,
    nullif(current_setting('app.user', true), '')::int);
  perform set_config('app.igreja', coalesce(scope, ''), true) where scope is distinct from igreja::text;
end $$;

-- Columns that are worked out, which history leaves out.
create function generated_columns(tabela oid) returns text[]
  language sql stable
  return array(select attname::text from pg_attribute where attrelid = tabela and attgenerated <> '');

-- The trigger of changes; its arguments are `valores` or `nomes`, and the columns that make the row's key. What is written
-- anew as it was (a series touches its lessons) is no change.
create function count_versao() returns trigger language plpgsql as $$
declare
  left_out text[] := generated_columns(tg_relid) || '{versao}';
  antes jsonb := to_jsonb(old) - left_out;
  depois jsonb := to_jsonb(new) - left_out;
  changed text[];
begin
  new.versao := old.versao;
  if antes = depois then return new; end if;
  new.versao := old.versao + 1;
  if coalesce(current_setting('app.copia', true), '') = 'on' then return new; end if;
  select array_agg(key order by key) into changed from jsonb_each(antes) where value is distinct from depois -> key;
  perform write_revisao(tg_table_name, busca_origem(depois, tg_argv[1:]), depois || jsonb_build_object('versao', new.versao),
    'alteracao', changed, case when tg_argv[0] = 'valores' then (
      select jsonb_object_agg(key, value) from jsonb_each(antes) where key = any (changed)) end);
  return new;
end $$;

-- The trigger of what is made and of what is deleted, with the same arguments.
create function note_revisao() returns trigger language plpgsql as $$
declare
  linha jsonb := to_jsonb(coalesce(new, old)) - generated_columns(tg_relid);
begin
  -- What a feed brings has its history there (`storeFeed`).
  if coalesce(current_setting('app.copia', true), '') = 'on' then return null; end if;
  perform write_revisao(tg_table_name, busca_origem(linha, tg_argv[1:]), linha,
    case tg_op when 'INSERT' then 'criacao' else 'exclusao' end,
    case tg_op when 'INSERT' then '{}' else array(select jsonb_object_keys(linha)) end,
    case when tg_op = 'DELETE' and tg_argv[0] = 'valores' then linha end);
  return null;
end $$;

-- Changes rows of every church at once, past the policies and without what triggers make of it.
create function rewrite_rows(tabela regclass, comando text) returns void language plpgsql as $$
declare
  forced boolean := (select relforcerowsecurity from pg_class where oid = tabela);
begin
  execute format('alter table %s disable trigger user', tabela);
  if forced then execute format('alter table %s no force row level security', tabela); end if;
  execute format('update %s %s', tabela, comando);
  if forced then execute format('alter table %s force row level security', tabela); end if;
  execute format('alter table %s enable trigger user', tabela);
end $$;

-- `versao` and the history of a table. Without `valores` it keeps which columns changed, and not what stood there.
create function keep_revisions(tabela regclass, valores boolean default true) returns void language plpgsql as $$
declare
  chave text := (
    select string_agg(quote_literal(attname), ', ' order by array_position(conkey, attnum))
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where conrelid = tabela and contype = 'p' and (attname <> 'igreja_id' or cardinality(conkey) = 1));
  arguments text := concat_ws(', ', case when valores then '''valores''' else '''nomes''' end, chave);
begin
  -- By itself: before PostgreSQL 17 a table whose rows a function takes gets no column with a default.
  execute format('alter table %s add column versao int', tabela);
  execute format('alter table %s alter versao set default 1', tabela);
  perform rewrite_rows(tabela, 'set versao = 1');
  execute format('alter table %s alter versao set not null', tabela);
  execute format('create trigger versao before update on %s for each row execute function count_versao(%s)', tabela, arguments);
  execute format('create trigger revisao after insert or delete on %s for each row execute function note_revisao(%s)',
    tabela, arguments);
end $$;

-- A record of the church that is there once it is saved, until it is archived.
create function make_record(tabela regclass) returns void language plpgsql as $$
begin
  perform keep_revisions(tabela);
  execute format('alter table %s add column arquivado_em timestamptz', tabela);
end $$;

-- What a church publishes: shown from a moment and until one, and not while it is archived. See `is_shown`.
create function make_content(tabela regclass) returns void language plpgsql as $$
begin
  perform make_record(tabela);
  execute format('alter table %s add column publicar_em timestamptz, add column retirar_em timestamptz, '
    'add check (publicar_em < retirar_em)', tabela);
end $$;

-- The one condition by which visitors see a row of content, or do not.
create function is_shown(publicar_em timestamptz, retirar_em timestamptz, arquivado_em timestamptz) returns boolean
  language sql stable parallel safe
  return arquivado_em is null and coalesce(publicar_em <= now(), true) and coalesce(retirar_em > now(), true);

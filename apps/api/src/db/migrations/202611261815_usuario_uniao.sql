-- Two people of a church who were made one, and what it takes to make them two again (Decision 199).
create table usuario_uniao (
  igreja_id int not null references igreja,
  id int generated always as identity,
  fica_id int not null,
  sai_id int not null,
  user_id int references "user" on delete set null,
  data_cadastro timestamptz not null default now(),
  desfeita_em timestamptz,
  -- What of the one who stays was written over, as it was.
  antes jsonb not null check (jsonb_typeof(antes) = 'object'),
  sai_ativo boolean not null,
  -- By table: keys of what changed hands, and a digest of each as it was then.
  movidos jsonb not null check (jsonb_typeof(movidos) = 'object'),
  quantidade int not null,
  versao_fica int not null,
  versao_sai int not null,
  primary key (igreja_id, id),
  check (fica_id <> sai_id),
  foreign key (igreja_id, fica_id) references usuario (igreja_id, id) on delete cascade,
  foreign key (igreja_id, sai_id) references usuario (igreja_id, id) on delete cascade
);
create index usuario_uniao_fica on usuario_uniao (igreja_id, fica_id);
create index usuario_uniao_sai on usuario_uniao (igreja_id, sai_id);
create index usuario_uniao_user on usuario_uniao (user_id);
select protect_tenant_table('usuario_uniao');

-- Gives rows of one person to another. What the other has already, by a key of the table, stays where it is. Answers the
-- primary keys of what moved, each with a digest of the row as it is then.
create function move_rows(tabela regclass, coluna name, igreja int, de int, para int) returns jsonb
  language plpgsql as $$
declare
  chaves text;
  linha record;
  nova jsonb;
  movidos jsonb := '[]';
begin
  select string_agg(format('%L, t.%I', a.attname, a.attname), ', ') into chaves
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = tabela and i.indisprimary;
  for linha in execute format('select t.ctid as onde from %s t where t.igreja_id = $1 and t.%I = $2', tabela, coluna)
    using igreja, de
  loop
    begin
      execute format('update %s t set %I = $1 where t.ctid = $2 and t.igreja_id = $3
        returning jsonb_build_object(''chave'', jsonb_build_object(%s), ''soma'', md5(to_jsonb(t)::text))',
        tabela, coluna, chaves) into nova using para, linha.onde, igreja;
      if nova is not null then
        movidos := movidos || nova;
      end if;
    exception when unique_violation then
      null;
    end;
  end loop;
  return movidos;
end $$;

-- Takes them back; false, and the statement is to be undone, where one of them is gone or another than it was.
create function move_back(tabela regclass, coluna name, igreja int, de int, para int, movidos jsonb) returns boolean
  language plpgsql as $$
declare
  movido jsonb;
  onde text;
  mudadas int;
begin
  for movido in select * from jsonb_array_elements(movidos) loop
    select string_agg(format('t.%I::text = %L', chave, valor), ' and ') into onde
      from jsonb_each_text(movido -> 'chave') as x (chave, valor);
    execute format('update %s t set %I = $1 where t.igreja_id = $2 and t.%I = $3 and md5(to_jsonb(t)::text) = $4 and %s',
      tabela, coluna, coluna, onde) using para, igreja, de, movido ->> 'soma';
    get diagnostics mudadas = row_count;
    if mudadas <> 1 then
      return false;
    end if;
  end loop;
  return true;
end $$;

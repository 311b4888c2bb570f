-- Events are found, too (Decision 34). Who holds one, how to reach them and the link of its room stay out.
create function busca_evento(e evento) returns busca_item language sql stable return (
  select row(e.id, null, e.nome, e.resumo, concat_ws(' ', e.categoria, e.local, e.endereco), busca_texto(e.descricao),
    'MOD_EVENTO', (e.data_inicio at time zone i.fuso_horario)::date, null)::busca_item
  from igreja as i where i.id = e.igreja_id and e.flag_ativo);

-- When its row last changed, for those who keep copies of pages. Null for what was there before this was written down.
alter table busca_documento add column data_alteracao timestamptz;
select make_searchable('evento');
alter table busca_documento alter data_alteracao set default now();

create or replace function index_busca() returns trigger language plpgsql as $$
declare
  item busca_item;
  alterado timestamptz;
  havia boolean := false;
begin
  if tg_op <> 'INSERT' then
    delete from busca_documento
      where igreja_id = old.igreja_id and tipo = tg_table_name and origem = busca_origem(to_jsonb(old), tg_argv)
      returning data_alteracao into alterado;
    havia := found;
  end if;
  if tg_op <> 'DELETE' then
    execute format('select * from %I($1)', 'busca_' || tg_table_name) into item using new;
    if item.titulo is not null then
      perform write_busca(new.igreja_id, tg_table_name, busca_origem(to_jsonb(new), tg_argv), item);
      -- Written anew for what stands above it (its series, the church's language): it says what it said.
      if havia and to_jsonb(new) = to_jsonb(old) then
        update busca_documento set data_alteracao = alterado
          where igreja_id = new.igreja_id and tipo = tg_table_name and origem = busca_origem(to_jsonb(new), tg_argv);
      end if;
    end if;
  end if;
  return null;
end $$;

-- Chapters of an episode, `[{"inicio": 0, "texto": "…"}]` in seconds, or the file of others that has them.
-- Its default is written by itself: before PostgreSQL 17 a table whose rows a function takes gets no column with one.
alter table podcast_item add column chapters jsonb, add column chapters_url text;
alter table podcast_item alter chapters set default '[]';
select for_each_igreja('update podcast_item set chapters = default where igreja_id = $1');
alter table podcast_item alter chapters set not null, add check (jsonb_typeof(chapters) = 'array');

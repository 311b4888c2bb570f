-- Words of a search weigh by what they are (Decision 90): those of no weight (`de`, `the`) are never the beginning of
-- another and count only where nothing else was typed.

drop function busca_consulta(text[], text);

-- What holds all of the words, or any of them; the last may be unfinished.
create function busca_consulta(palavras text[], idioma text, todas boolean) returns tsquery
  language plpgsql immutable parallel safe as $$
declare
  palavra text;
  posicao int := 0;
  radical tsquery;
  inteira tsquery;
  pesadas tsquery := '';
  leves tsquery := '';
begin
  foreach palavra in array palavras loop
    posicao := posicao + 1;
    radical := to_tsquery(busca_config(idioma), quote_literal(busca_singular(palavra, idioma)));
    if numnode(radical) = 0 then
      inteira := to_tsquery('pg_catalog.simple', quote_literal(palavra));
      leves := case when todas then leves && inteira else leves || inteira end;
      continue;
    end if;
    inteira := radical || to_tsquery('pg_catalog.simple', quote_literal(palavra)
      || case when posicao = cardinality(palavras) then ':*' else '' end);
    pesadas := case when todas then pesadas && inteira else pesadas || inteira end;
  end loop;
  return case when numnode(pesadas) = 0 then leves else pesadas end;
end $$;

-- A service is found by what is noted for its days, too.
create or replace function busca_culto(c culto) returns busca_item language sql stable return (
  select row(c.id, null, c.nome, busca_texto(c.descricao), c.local,
    (select string_agg(to_char(a.data, case i.idioma when 'en' then 'MM/DD/YYYY' else 'DD/MM/YYYY' end) || ': ' || a.observacao, ' · ' order by a.data)
      from culto_alteracao as a
      where a.igreja_id = c.igreja_id and a.culto_id = c.id and a.observacao <> '' and a.data >= current_date - 1),
    null, null, null)::busca_item
  from igreja as i where i.id = c.igreja_id);

create function touch_busca_culto() returns trigger language plpgsql as $$
declare
  linha culto_alteracao := coalesce(new, old);
begin
  update culto set nome = nome where igreja_id = linha.igreja_id and id = linha.culto_id;
  return null;
end $$;
create trigger busca_notas after insert or update or delete on culto_alteracao
  for each row execute function touch_busca_culto();
select for_each_igreja('update culto set nome = nome where igreja_id = $1');

-- Signs between words are found in one pass: `translate` looks each letter of a text up among fifty signs (Decision 262).
create or replace function busca_palavras(texto text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(fold_text(texto), '[][!"#$%&''()*+,\-./:;<=>?@\\^_`{|}~«»“”‘’„–—…·•¡¿ªº°§]', ' ', 'g');

-- What says nothing has no words to look for.
create or replace function busca_vetor(texto text, idioma text, peso "char") returns tsvector
  language plpgsql immutable parallel safe as $$
declare
  palavras text;
  vetor tsvector;
begin
  if coalesce(texto, '') = '' then return ''; end if;
  palavras := busca_palavras(texto);
  vetor := to_tsvector('pg_catalog.simple', palavras) || to_tsvector(busca_config(idioma), busca_singular(palavras, idioma));
  -- The least weight is also that of words without a place, which take a third less room.
  return case when peso = 'D' then strip(vetor) else setweight(vetor, peso) end;
end $$;

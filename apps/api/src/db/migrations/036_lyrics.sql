-- The words of a song as its reader knows them (packages/rules, `chords-over-lyrics.ts`): no lines of chords, by letters or
-- by syllables, no tablature, and no remarks that are not shown.

-- A chord whose notes have such a name.
create function acorde_padrao(nome text) returns text
  language sql immutable strict parallel safe
  return '(?:' || nome || '(?:##|bb|[#♯b♭])?'
    || '(?:maj|min|mi|ma|dim|aug|sus|add|omit|no|alt|dom|m|M|Δ|°|º|ø|o|\+|-|\^|[#b♯♭]?\d|[(),]|/[#b♯♭+-]?\d)*'
    || '(?:/' || nome || '(?:##|bb|[#♯b♭])?)?|/' || nome || '(?:##|bb|[#♯b♭])?)';

create or replace function lyrics_text(conteudo text) returns text
  language plpgsql immutable strict parallel safe as $$
declare
  letra text := replace(conteudo, chr(13), chr(10));
  letras constant text := '[A-G]';
  silabas constant text := '(?:[A-G]|(?:D[oóOÓ]|R[eéEÉ]|M[iI]|F[aáAÁ]|S[oO][lL]|L[aáAÁ]|S[iI])(?!o))';
  entre_colchetes boolean := letra ~ ('\[\s*' || acorde_padrao(silabas) || '(?:\s+' || acorde_padrao(silabas) || ')*\s*\]');
begin
  letra := regexp_replace(letra, '\{[ \t]*(?:start_of_(?:tab|grid)|so[tg])\M[^}]*\}[^{]*', '', 'g');
  letra := regexp_replace(letra, '^#.*$', '', 'gn');
  -- A line that is one word and could be sung (`A`, `Sol`) is a word; with chords in brackets, so are syllables.
  letra := regexp_replace(letra, '^(?=[ \t]|\S+[ \t]+\S|[A-G][^aeiou\s]+[ \t]*$)(?:[ \t]*(?:'
    || acorde_padrao(case when entre_colchetes then letras else silabas end) || '|\|+)(?=[ \t]|$))+[ \t]*$', '', 'gn');
  return trim(regexp_replace(regexp_replace(letra, '\[[^]]*\]|\{[^}]*\}', '', 'g'), '\s+', ' ', 'g'));
end $$;

select for_each_igreja('update louvor set igreja_id = igreja_id where igreja_id = $1');

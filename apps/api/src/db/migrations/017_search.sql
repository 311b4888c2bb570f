-- What a visitor can search at one church (Decision 34). Documents are written by triggers in the transaction that
-- writes the content, so no code path can forget them. A source is declared by one function and one line, see below.

-- Words as they are compared: no accents, no case, no punctuation.
create function busca_palavras(texto text) returns text
  language sql immutable strict parallel safe
  return translate(fold_text(texto), '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~«»“”‘’„–—…·•¡¿ªº°§', repeat(' ', 50));

-- The stemmers know plurals by their accents, which are gone by now.
create function busca_singular(palavras text, idioma text) returns text
  language sql immutable strict parallel safe
  return case idioma
    when 'pt_BR' then regexp_replace(regexp_replace(regexp_replace(palavras,
      '(\w\w)(?:oes|aes)\M', '\1ao', 'g'), '(\w{3})([aeo])is\M', '\1\2l', 'g'), '(\w{2}[eiou])ns\M', '\1m', 'g')
    when 'es' then regexp_replace(palavras, '(\w\w)iones\M', '\1ion', 'g')
    else palavras end;

create function busca_config(idioma text) returns regconfig
  language sql immutable strict parallel safe
  return case idioma when 'pt_BR' then 'pg_catalog.portuguese'::regconfig when 'es' then 'pg_catalog.spanish'::regconfig
    else 'pg_catalog.english'::regconfig end;

-- Every word as it stands, for its beginning to be typed, and by its stem. Where words stand in a text does not matter.
create function busca_vetor(texto text, idioma text, peso "char") returns tsvector
  language plpgsql immutable parallel safe as $$
declare
  palavras text := busca_palavras(coalesce(texto, ''));
  vetor tsvector := to_tsvector('pg_catalog.simple', palavras)
    || to_tsvector(busca_config(idioma), busca_singular(palavras, idioma));
begin
  -- The least weight is also that of words without a place, which take a third less room.
  return case when peso = 'D' then strip(vetor) else setweight(vetor, peso) end;
end $$;

-- The text of a church's HTML, as it is read and quoted.
create function busca_texto(html text) returns text
  language sql immutable strict parallel safe
  return replace(replace(replace(replace(replace(replace(plain_text(html),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&');

-- Words that hold for all of them; the last may be unfinished. Words of no weight (`de`, `the`) count only alone.
create function busca_consulta(palavras text[], idioma text) returns tsquery
  language plpgsql immutable parallel safe as $$
declare
  palavra text;
  inteira tsquery;
  radical tsquery;
  posicao int := 0;
  achada tsquery;
  todas tsquery := '';
begin
  foreach palavra in array palavras loop
    posicao := posicao + 1;
    radical := to_tsquery(busca_config(idioma), quote_literal(busca_singular(palavra, idioma)));
    inteira := to_tsquery('pg_catalog.simple', quote_literal(palavra)
      || case when posicao = cardinality(palavras) then ':*' else '' end);
    if numnode(radical) = 0 and cardinality(palavras) > 1 then continue; end if;
    achada := radical || inteira;
    todas := todas && achada;
  end loop;
  return todas;
end $$;

create table busca_documento (
  igreja_id int not null references igreja,
  -- The table that it comes from, and the row's own key there.
  tipo text not null,
  origem text not null,
  -- What its address is made of: the id or slug, and that of what it belongs to.
  chave text not null,
  pai text,
  titulo text not null,
  resumo text,
  texto text not null,
  -- The module that must be on.
  modulo text,
  data date,
  -- Before this moment it is not there.
  inicio timestamptz not null,
  vetor tsvector not null,
  primary key (igreja_id, tipo, origem)
);
select protect_tenant_table('busca_documento');
-- A search reads every vector of its church: beside the row and uncompressed they cost a fifth (Decision 34).
alter table busca_documento alter vetor set storage external;
alter table busca_documento set (toast_tuple_target = 4080);

-- One document as a source gives it.
create type busca_item as (
  chave text,
  pai text,
  titulo text,
  resumo text,
  -- Searched and not shown: author, category and the like.
  detalhe text,
  texto text,
  modulo text,
  data date,
  inicio timestamptz
);

create function write_busca(igreja_ int, tipo_ text, origem_ text, item busca_item) returns void
  language sql as $$
  insert into busca_documento (igreja_id, tipo, origem, chave, pai, titulo, resumo, texto, modulo, data, inicio, vetor)
  select igreja_, tipo_, origem_, item.chave, item.pai, item.titulo, item.resumo, coalesce(item.texto, ''), item.modulo,
    item.data, coalesce(item.inicio, '-infinity'),
    busca_vetor(item.titulo, idioma, 'A') || busca_vetor(item.resumo, idioma, 'B')
      || busca_vetor(item.detalhe, idioma, 'C') || busca_vetor(item.texto, idioma, 'D')
  from igreja as i where i.id = igreja_;
$$;

-- The trigger of a source; its arguments are the columns that make the row's key.
create function index_busca() returns trigger language plpgsql as $$
declare
  item busca_item;
begin
  if tg_op <> 'INSERT' then
    delete from busca_documento
      where igreja_id = old.igreja_id and tipo = tg_table_name and origem = busca_origem(to_jsonb(old), tg_argv);
  end if;
  if tg_op <> 'DELETE' then
    execute format('select * from %I($1)', 'busca_' || tg_table_name) into item using new;
    if item.titulo is not null then
      perform write_busca(new.igreja_id, tg_table_name, busca_origem(to_jsonb(new), tg_argv), item);
    end if;
  end if;
  return null;
end $$;

create function busca_origem(linha jsonb, colunas text[]) returns text
  language sql immutable parallel safe
  return (select string_agg(linha ->> coluna, '/' order by posicao)
    from unnest(colunas) with ordinality as c (coluna, posicao));

-- Runs something as each church in turn: rows are behind the policies for whoever owns the tables, too.
create function for_each_igreja(comando text) returns void language plpgsql as $$
declare
  antes text := current_setting('app.igreja', true);
  uma int;
begin
  for uma in select id from igreja loop
    perform set_config('app.igreja', uma::text, true);
    execute comando using uma;
  end loop;
  perform set_config('app.igreja', coalesce(antes, ''), true);
end $$;

-- Declares a source, once `busca_<table>(row)` says what it shows: null for what is not published.
create function make_searchable(tabela regclass, variadic chave text[] default '{id}') returns void language plpgsql as $$
begin
  execute format('create trigger busca after insert or update or delete on %s for each row execute function index_busca(%s)',
    tabela, (select string_agg(quote_literal(coluna), ', ') from unnest(chave) as coluna));
  perform for_each_igreja(format('update %s set igreja_id = igreja_id where igreja_id = $1', tabela));
end $$;

-- A day at a church begins when its own clock says so.
create function inicio_do_dia(igreja_ int, dia date) returns timestamptz
  language sql stable
  return (select dia::timestamp at time zone fuso_horario from igreja where id = igreja_);

create function busca_devocional(d devocional) returns busca_item language sql stable return (
  select row(d.id, null, d.titulo, d.resumo, concat_ws(' ', d.autor, d.referencia),
    concat_ws(' ', d.versiculo, busca_texto(d.conteudo), d.oracao), 'MOD_DEVOCIONAL', d.data,
    inicio_do_dia(d.igreja_id, d.data))::busca_item where d.flag_ativo);
select make_searchable('devocional');

create function busca_noticia(n noticia) returns busca_item language sql stable return (
  select row(n.id, null, n.titulo, n.resumo, concat_ws(' ', n.autor, n.categoria), busca_texto(n.conteudo),
    'MOD_NOTICIA', n.data_publicacao, n.data_publicacao)::busca_item where n.flag_ativo);
select make_searchable('noticia');

create function busca_ebd(e ebd) returns busca_item language sql stable return (
  select row(e.slug, null, e.titulo, e.resumo, concat_ws(' ', e.classe, e.professor), busca_texto(e.descricao),
    'MOD_EBD', e.data_inicio, null)::busca_item where e.flag_ativo);
select make_searchable('ebd');

-- The teacher's notes of a lesson stay out.
create function busca_ebd_licao(l ebd_licao) returns busca_item language sql stable return (
  select row(l.numero, e.slug, l.titulo, null, concat_ws(' ', e.titulo, l.referencia), busca_texto(l.conteudo),
    'MOD_EBD', coalesce(l.data, e.data_inicio), null)::busca_item
  from ebd as e where e.igreja_id = l.igreja_id and e.id = l.ebd_id and e.flag_ativo);
select make_searchable('ebd_licao', 'ebd_id', 'numero');

create function busca_publicacao(p publicacao) returns busca_item language sql stable return (
  select row(p.slug, null, p.titulo, p.resumo, concat_ws(' ', p.autor, t.nome), busca_texto(p.conteudo),
    'MOD_PUBLICACAO', p.data_publicacao, inicio_do_dia(p.igreja_id, p.data_publicacao))::busca_item
  from publicacao_tipo as t where t.igreja_id = p.igreja_id and t.id = p.publicacao_tipo_id and p.flag_ativo);
select make_searchable('publicacao');

-- Its leader's name and addresses stay out: people are not to be searched for.
create function busca_ministerio(m ministerio) returns busca_item language sql stable return (
  select row(m.id, null, m.nome, m.resumo, m.quando, concat_ws(' ', busca_texto(m.conteudo), busca_texto(m.como_ajudar)),
    null, null, null)::busca_item where m.flag_ativo);
select make_searchable('ministerio');

create function busca_projeto(p projeto) returns busca_item language sql stable return (
  select row(p.id, p.ministerio_id, p.nome, p.resumo, concat_ws(' ', m.nome, p.necessidade),
    concat_ws(' ', busca_texto(p.conteudo), busca_texto(p.como_ajudar)), null, null, null)::busca_item
  from ministerio as m
  where m.igreja_id = p.igreja_id and m.id = p.ministerio_id and m.flag_ativo and p.flag_ativo);
select make_searchable('projeto');

-- The words of a song: no chords, neither in brackets nor in lines of their own, and no directives.
create function lyrics_text(conteudo text) returns text
  language sql immutable strict parallel safe
  return trim(regexp_replace(regexp_replace(regexp_replace(conteudo, '\[[^]]*\]|\{[^}]*\}', '', 'g'),
    '^[ \t]*(?:\(?[A-G][#b]?(?:maj|min|dim|aug|sus|add|[mM0-9#b+°º()-])*(?:/[A-G][#b]?)?[ \t]*)+$', '', 'gn'), '\s+', ' ', 'g'));

create function busca_louvor(l louvor) returns busca_item language sql stable return (
  select row(l.id, null, l.titulo, l.subtitulo, concat_ws(' ', l.autor, l.codigo, l.grupo, l.tema),
    lyrics_text(l.conteudo),
    null, null, null)::busca_item where l.flag_ativo);
select make_searchable('louvor');

create function busca_video(v video) returns busca_item language sql stable return (
  select row(v.video_id, null, v.titulo, v.resumo, concat_ws(' ', v.pregador, v.referencia), busca_texto(v.descricao),
    null, v.data_publicacao, inicio_do_dia(v.igreja_id, v.data_publicacao))::busca_item where v.flag_ativo);
select make_searchable('video');

-- An episode of the church's own podcast waits for its moment; those of others come with their feed.
create function busca_podcast_item(e podcast_item) returns busca_item language sql stable return (
  select row(e.id, e.podcast_codigo, e.title, null, p.titulo, busca_texto(e.description), null, e.published_at,
    case when p.feed_url is null then e.published_at end)::busca_item
  from podcast as p
  where p.igreja_id = e.igreja_id and p.codigo = e.podcast_codigo and p.flag_ativo and e.flag_ativo);
select make_searchable('podcast_item');

create function busca_culto(c culto) returns busca_item language sql stable return (
  select row(c.id, null, c.nome, busca_texto(c.descricao), c.local, null, null, null, null)::busca_item);
select make_searchable('culto');

-- Where a church tells of itself: its texts and its place, all on one page.
create function write_busca_igreja(igreja_ int) returns void language plpgsql as $$
declare
  antes text := current_setting('app.igreja', true);
  item busca_item;
begin
  perform set_config('app.igreja', igreja_::text, true);
  delete from busca_documento where igreja_id = igreja_ and tipo = 'igreja';
  select 'about', null, i.nome, busca_texto(i.descricao),
    concat_ws(' ', c.rua, c.bairro, c.cidade, c.cep, c.como_chegar,
      (select string_agg(concat_ws(' ', g.nome, g.bairro, g.cidade), ' ') from congregacao as g where g.igreja_id = igreja_)),
    busca_texto(i.historia), null, null, null
    into item
    from igreja as i left join cliente as c on c.igreja_id = i.id where i.id = igreja_;
  if item.titulo is not null then perform write_busca(igreja_, 'igreja', 'about', item); end if;
  perform set_config('app.igreja', coalesce(antes, ''), true);
end $$;

create function index_busca_igreja() returns trigger language plpgsql as $$
begin
  perform write_busca_igreja(((to_jsonb(coalesce(new, old))) ->> tg_argv[0])::int);
  return null;
end $$;
create trigger busca after insert or update of nome, descricao, historia on igreja
  for each row execute function index_busca_igreja('id');
create trigger busca_igreja after insert or update or delete on cliente
  for each row execute function index_busca_igreja('igreja_id');
create trigger busca_igreja after insert or update or delete on congregacao
  for each row execute function index_busca_igreja('igreja_id');
select for_each_igreja('select write_busca_igreja($1)');

-- What a document takes from above it: the series of a lesson, the ministry of a project.
create function touch_busca_ebd() returns trigger language plpgsql as $$
begin
  update ebd_licao set numero = numero where igreja_id = new.igreja_id and ebd_id = new.id;
  return null;
end $$;
create trigger busca_licoes after update of slug, titulo, data_inicio, flag_ativo on ebd
  for each row execute function touch_busca_ebd();

create function touch_busca_ministerio() returns trigger language plpgsql as $$
begin
  update projeto set nome = nome where igreja_id = new.igreja_id and ministerio_id = new.id;
  return null;
end $$;
create trigger busca_projetos after update of nome, flag_ativo on ministerio
  for each row execute function touch_busca_ministerio();

create function touch_busca_podcast() returns trigger language plpgsql as $$
begin
  update podcast_item set title = title where igreja_id = new.igreja_id and podcast_codigo = new.codigo;
  return null;
end $$;
create trigger busca_itens after update of codigo, titulo, feed_url, flag_ativo on podcast
  for each row execute function touch_busca_podcast();

create function touch_busca_publicacao_tipo() returns trigger language plpgsql as $$
begin
  update publicacao set titulo = titulo where igreja_id = new.igreja_id and publicacao_tipo_id = new.id;
  return null;
end $$;
create trigger busca_publicacoes after update of nome on publicacao_tipo
  for each row execute function touch_busca_publicacao_tipo();

-- Another language stems otherwise, another time zone begins its days otherwise.
create function rebuild_busca() returns trigger language plpgsql as $$
declare
  antes text := current_setting('app.igreja', true);
  fonte regclass;
begin
  perform set_config('app.igreja', new.id::text, true);
  for fonte in select tgrelid::regclass from pg_trigger where tgname = 'busca' and tgfoid = 'index_busca'::regproc loop
    execute format('update %s set igreja_id = igreja_id where igreja_id = $1', fonte) using new.id;
  end loop;
  perform set_config('app.igreja', coalesce(antes, ''), true);
  perform write_busca_igreja(new.id);
  return null;
end $$;
create trigger busca_idioma after update of idioma, fuso_horario on igreja
  for each row when (old.idioma is distinct from new.idioma or old.fuso_horario is distinct from new.fuso_horario)
  execute function rebuild_busca();

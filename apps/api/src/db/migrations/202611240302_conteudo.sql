-- Everything that a church publishes gets its versions, its history and its time (Decision 122), in place of `flag_ativo`.

do $$
declare
  name text;
begin
  -- A banner had its time before.
  alter table banner drop constraint banner_check;
  alter table banner alter data_inicio drop not null, alter data_inicio drop default,
    alter data_fim drop not null, alter data_fim drop default;
  foreach name in array array['devocional', 'noticia', 'ebd', 'ebd_licao', 'publicacao', 'ministerio', 'projeto', 'louvor',
    'video', 'video_playlist', 'podcast', 'podcast_item', 'evento', 'ingresso_conteudo', 'banner']
  loop
    perform make_content(name::regclass);
  end loop;
  foreach name in array array['publicacao_tipo', 'congregacao', 'culto', 'igreja_app_menu', 'pagamento_motivo'] loop
    perform make_record(name::regclass);
  end loop;
  foreach name in array array['culto_alteracao', 'igreja', 'cliente', 'igreja_visual', 'igreja_modulo', 'cadastro_campo',
    'campo_personalizado', 'ingresso', 'pergunta']
  loop
    perform keep_revisions(name::regclass);
  end loop;
  perform keep_revisions('usuario', valores => false);
  foreach name in array array['devocional', 'noticia', 'ebd', 'publicacao', 'ministerio', 'projeto', 'louvor', 'video',
    'video_playlist', 'podcast', 'podcast_item', 'evento']
  loop
    perform rewrite_rows(name::regclass, 'set arquivado_em = now() where not flag_ativo');
  end loop;
  perform rewrite_rows('banner', 'set publicar_em = nullif(data_inicio, ''-infinity''), retirar_em = nullif(data_fim, ''infinity'')');
end $$;
alter table banner drop column data_inicio, drop column data_fim;

-- Search: a document has an end, too. What holds of every row of content is said once, in `index_busca`; a source says
-- what its kind adds (its day, and what it stands under).
alter table busca_documento add column fim timestamptz not null default 'infinity';
alter type busca_item add attribute fim timestamptz;

create or replace function write_busca(igreja_ int, tipo_ text, origem_ text, item busca_item) returns void
  language sql as $$
  insert into busca_documento (igreja_id, tipo, origem, chave, pai, titulo, resumo, texto, modulo, data, inicio, fim, vetor)
  select igreja_, tipo_, origem_, item.chave, item.pai, item.titulo, item.resumo, coalesce(item.texto, ''), item.modulo,
    item.data, coalesce(item.inicio, '-infinity'), coalesce(item.fim, 'infinity'),
    busca_vetor(item.titulo, idioma, 'A') || busca_vetor(item.resumo, idioma, 'B')
      || busca_vetor(item.detalhe, idioma, 'C') || busca_vetor(item.texto, idioma, 'D')
  from igreja as i where i.id = igreja_;
$$;

create or replace function index_busca() returns trigger language plpgsql as $$
declare
  item busca_item;
  linha jsonb := to_jsonb(new);
  alterado timestamptz;
  havia boolean := false;
begin
  if tg_op <> 'INSERT' then
    delete from busca_documento
      where igreja_id = old.igreja_id and tipo = tg_table_name and origem = busca_origem(to_jsonb(old), tg_argv)
      returning data_alteracao into alterado;
    havia := found;
  end if;
  if tg_op <> 'DELETE' and linha ->> 'arquivado_em' is null then
    execute format('select * from %I($1)', 'busca_' || tg_table_name) into item using new;
    if item.titulo is not null then
      item.inicio := greatest(item.inicio, (linha ->> 'publicar_em')::timestamptz);
      item.fim := least(item.fim, (linha ->> 'retirar_em')::timestamptz);
      perform write_busca(new.igreja_id, tg_table_name, busca_origem(linha, tg_argv), item);
      -- Written anew for what stands above it (its series, the church's language): it says what it said.
      if havia and linha = to_jsonb(old) then
        update busca_documento set data_alteracao = alterado
          where igreja_id = new.igreja_id and tipo = tg_table_name and origem = busca_origem(linha, tg_argv);
      end if;
    end if;
  end if;
  return null;
end $$;

create or replace function busca_devocional(d devocional) returns busca_item language sql stable return (
  select row(d.id, null, d.titulo, d.resumo, concat_ws(' ', d.autor, d.referencia),
    concat_ws(' ', d.versiculo, busca_texto(d.conteudo), d.oracao), 'MOD_DEVOCIONAL', d.data,
    inicio_do_dia(d.igreja_id, d.data), null)::busca_item);

create or replace function busca_noticia(n noticia) returns busca_item language sql stable return (
  select row(n.id, null, n.titulo, n.resumo, concat_ws(' ', n.autor, n.categoria), busca_texto(n.conteudo),
    'MOD_NOTICIA', n.data_publicacao, n.data_publicacao, null)::busca_item);

create or replace function busca_ebd(e ebd) returns busca_item language sql stable return (
  select row(e.slug, null, e.titulo, e.resumo, concat_ws(' ', e.classe, e.professor), busca_texto(e.descricao),
    'MOD_EBD', e.data_inicio, null, null)::busca_item);

-- What stands under something is there while that is.
create or replace function busca_ebd_licao(l ebd_licao) returns busca_item language sql stable return (
  select row(l.numero, e.slug, l.titulo, null, concat_ws(' ', e.titulo, l.referencia), busca_texto(l.conteudo),
    'MOD_EBD', coalesce(l.data, e.data_inicio), e.publicar_em, e.retirar_em)::busca_item
  from ebd as e where e.igreja_id = l.igreja_id and e.id = l.ebd_id and e.arquivado_em is null);

create or replace function busca_publicacao(p publicacao) returns busca_item language sql stable return (
  select row(p.slug, null, p.titulo, p.resumo, concat_ws(' ', p.autor, t.nome), busca_texto(p.conteudo),
    'MOD_PUBLICACAO', p.data_publicacao, inicio_do_dia(p.igreja_id, p.data_publicacao), null)::busca_item
  from publicacao_tipo as t where t.igreja_id = p.igreja_id and t.id = p.publicacao_tipo_id and t.arquivado_em is null);

create or replace function busca_ministerio(m ministerio) returns busca_item language sql stable return (
  select row(m.id, null, m.nome, m.resumo, m.quando, concat_ws(' ', busca_texto(m.conteudo), busca_texto(m.como_ajudar)),
    null, null, null, null)::busca_item);

create or replace function busca_projeto(p projeto) returns busca_item language sql stable return (
  select row(p.id, p.ministerio_id, p.nome, p.resumo, concat_ws(' ', m.nome, p.necessidade),
    concat_ws(' ', busca_texto(p.conteudo), busca_texto(p.como_ajudar)), null, null, m.publicar_em, m.retirar_em)::busca_item
  from ministerio as m where m.igreja_id = p.igreja_id and m.id = p.ministerio_id and m.arquivado_em is null);

create or replace function busca_louvor(l louvor) returns busca_item language sql stable return (
  select row(l.id, null, l.titulo, l.subtitulo, concat_ws(' ', l.autor, l.codigo, l.grupo, l.tema),
    lyrics_text(l.conteudo), null, null, null, null)::busca_item);

create or replace function busca_video(v video) returns busca_item language sql stable return (
  select row(v.video_id, null, v.titulo, v.resumo, concat_ws(' ', v.pregador, v.referencia), busca_texto(v.descricao),
    null, v.data_publicacao, inicio_do_dia(v.igreja_id, v.data_publicacao), null)::busca_item);

create or replace function busca_podcast_item(e podcast_item) returns busca_item language sql stable return (
  select row(e.id, e.podcast_codigo, e.title, null, p.titulo, busca_texto(e.description), null, e.published_at,
    greatest(p.publicar_em, case when p.feed_url is null then e.published_at end), p.retirar_em)::busca_item
  from podcast as p
  where p.igreja_id = e.igreja_id and p.codigo = e.podcast_codigo and p.arquivado_em is null);

create or replace function busca_evento(e evento) returns busca_item language sql stable return (
  select row(e.id, null, e.nome, e.resumo, concat_ws(' ', e.categoria, e.local, e.endereco), busca_texto(e.descricao),
    'MOD_EVENTO', (e.data_inicio at time zone i.fuso_horario)::date, null, null)::busca_item
  from igreja as i where i.id = e.igreja_id);

create or replace function busca_culto(c culto) returns busca_item language sql stable return (
  select row(c.id, null, c.nome, busca_texto(c.descricao), c.local,
    (select string_agg(to_char(a.data, case i.idioma when 'en' then 'MM/DD/YYYY' else 'DD/MM/YYYY' end) || ': ' || a.observacao, ' · ' order by a.data)
      from culto_alteracao as a
      where a.igreja_id = c.igreja_id and a.culto_id = c.id and a.observacao <> '' and a.data >= current_date - 1),
    null, null, null, null)::busca_item
  from igreja as i where i.id = c.igreja_id);

create or replace function write_busca_igreja(igreja_ int) returns void language plpgsql as $$
declare
  antes text := current_setting('app.igreja', true);
  item busca_item;
begin
  perform set_config('app.igreja', igreja_::text, true);
  delete from busca_documento where igreja_id = igreja_ and tipo = 'igreja';
  select 'about', null, i.nome, busca_texto(i.descricao),
    concat_ws(' ', c.rua, c.bairro, c.cidade, c.cep, c.como_chegar,
      (select string_agg(concat_ws(' ', g.nome, g.bairro, g.cidade), ' ') from congregacao as g
        where g.igreja_id = igreja_ and g.arquivado_em is null)),
    busca_texto(i.historia), null, null, null, null
    into item
    from igreja as i left join cliente as c on c.igreja_id = i.id where i.id = igreja_;
  if item.titulo is not null then perform write_busca(igreja_, 'igreja', 'about', item); end if;
  perform set_config('app.igreja', coalesce(antes, ''), true);
end $$;

-- What is told to those below, when it changes above.
drop trigger busca_licoes on ebd;
create trigger busca_licoes after update of slug, titulo, data_inicio, publicar_em, retirar_em, arquivado_em on ebd
  for each row execute function touch_busca_ebd();
drop trigger busca_projetos on ministerio;
create trigger busca_projetos after update of nome, publicar_em, retirar_em, arquivado_em on ministerio
  for each row execute function touch_busca_ministerio();
drop trigger busca_itens on podcast;
create trigger busca_itens after update of codigo, titulo, feed_url, publicar_em, retirar_em, arquivado_em on podcast
  for each row execute function touch_busca_podcast();
drop trigger busca_publicacoes on publicacao_tipo;
create trigger busca_publicacoes after update of nome, arquivado_em on publicacao_tipo
  for each row execute function touch_busca_publicacao_tipo();

-- A feed is read while its podcast is not archived, so that it is there on its day.
create or replace function schedule_podcast() returns trigger language plpgsql as $$
begin
  perform put_agenda(coalesce(new.igreja_id, old.igreja_id), 'podcast', coalesce(new.codigo, old.codigo),
    case when new.arquivado_em is null and new.feed_url is not null then now() end);
  return null;
end $$;
drop trigger schedule on podcast;
create trigger schedule after insert or delete or update of feed_url, arquivado_em on podcast
  for each row execute function schedule_podcast();

drop index louvor_titulo;
do $$
declare
  name text;
begin
  foreach name in array array['devocional', 'noticia', 'ebd', 'publicacao', 'ministerio', 'projeto', 'louvor', 'video',
    'video_playlist', 'podcast', 'podcast_item', 'evento']
  loop
    execute format('alter table %I drop column flag_ativo', name);
  end loop;
end $$;
create index louvor_titulo on louvor (igreja_id, titulo, id) where arquivado_em is null;

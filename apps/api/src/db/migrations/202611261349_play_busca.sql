-- Titles of Play are found by the search (Decision 235): by everybody, so nothing of what a church hides from who has no
-- plan. What stands in a collection is there while that is.
create function busca_plano_assinatura_conteudo(c plano_assinatura_conteudo) returns busca_item language sql stable return (
  select row(c.id, case when c.tipo = 'video' then 'video' else 'collection' end, c.titulo, c.resumo,
    concat_ws(' ', c.autor, c.tags, pai.titulo), busca_texto(c.descricao), 'MOD_ASSINATURA', c.data_publicacao,
    greatest(inicio_do_dia(c.igreja_id, greatest(c.data_publicacao, pai.data_publicacao)), pai.publicar_em),
    pai.retirar_em)::busca_item
  from (select) as um left join plano_assinatura_conteudo as pai on pai.igreja_id = c.igreja_id and pai.id = c.coletanea_id
  where (c.coletanea_id is null or pai.arquivado_em is null)
    and (c.acesso = 'gratis' or coalesce((select g.tipo_visibilidade_conteudo from plano_assinatura_configuracao as g
      where g.igreja_id = c.igreja_id), 'cadeado') <> 'oculto'));
select make_searchable('plano_assinatura_conteudo');

create function touch_busca_coletanea() returns trigger language plpgsql as $$
begin
  update plano_assinatura_conteudo set titulo = titulo where igreja_id = new.igreja_id and coletanea_id = new.id;
  return null;
end $$;
create trigger busca_partes after update of titulo, data_publicacao, publicar_em, retirar_em, arquivado_em on plano_assinatura_conteudo
  for each row
  when ((old.titulo, old.data_publicacao, old.publicar_em, old.retirar_em, old.arquivado_em)
    is distinct from (new.titulo, new.data_publicacao, new.publicar_em, new.retirar_em, new.arquivado_em))
  execute function touch_busca_coletanea();

create function touch_busca_visibilidade() returns trigger language plpgsql as $$
begin
  update plano_assinatura_conteudo set titulo = titulo
    where igreja_id = coalesce(new.igreja_id, old.igreja_id) and acesso = 'planos';
  return null;
end $$;
create trigger busca_conteudos after insert or delete or update of tipo_visibilidade_conteudo on plano_assinatura_configuracao
  for each row execute function touch_busca_visibilidade();

import type { Client } from 'pg'

/** Tables that pages show and that keep neither versions nor history, each with its reason. */
const WITHOUT = {
  filme: 'a file that staff sent: what becomes of it is no word of theirs',
  igreja_texto: 'its rows are versions themselves, and stay as they were accepted (Decision 97)',
  igreja_dominio: 'of the platform; each change is told and in the trail (Decision 198)',
  usuario_uniao: 'what was merged, with the trail (Decision 199)',
  igreja_email: 'what a church says in its mails; each has a version of its own',
  igreja_endereco: 'names that are asked for; each change is told and in the trail (Decision 198)',
  organizacao: 'of the platform, of no single church',
  lote: 'of money; its places change with each sale',
  plano_assinatura_preco: 'its rows are versions themselves, and never change',
  podcast_copia: 'a copy of what a feed says of itself',
  celula_membro:
    'people, and no content: of them pages show how many there are, and the first names of who leads',
  oracao: 'what people ask: nobody reads later what somebody has changed or taken away (Decision 134)',
  oracao_mensagem: 'the same',
  transmissao_sinal: 'what was heard of a broadcast elsewhere, anew every few seconds',
  video_playlist_item: 'an order, kept with its list',
}

/** What is wrong with the content of this database, a sentence each: see `findTenantViolations`. */
export async function findContentViolations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ violation: string }>(VIOLATIONS, [Object.keys(WITHOUT)])
  return rows.map((row) => row.violation)
}

/** The tables that have a time in which they are shown, and the church's other records. */
export async function listContent(client: Client): Promise<{ content: string[]; records: string[] }> {
  const { rows } = await client.query<{ name: string; timed: boolean }>(`
    select a.attrelid::regclass::text as name, exists (select from pg_attribute t
      where t.attrelid = a.attrelid and t.attname = 'publicar_em' and not t.attisdropped) as timed
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where attname = 'arquivado_em' and not attisdropped and relkind = 'r' order by 1`)
  const named = (timed: boolean) => rows.filter((row) => row.timed === timed).map(({ name }) => name)
  return { content: named(true), records: named(false) }
}

// What a page shows has the trigger that drops pages (Decision 12): so a new table of content is seen here.
const VIOLATIONS = `
  with shown as (
    select c.oid, c.relname::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace
      and exists (select from pg_trigger where tgrelid = c.oid and tgname in ('igreja_changed', 'busca'))
  ), columns as (
    select attrelid as oid, array_agg(attname::text) as has from pg_attribute where not attisdropped group by 1
  ), versioned as (
    select s.* from shown s where name <> all ($1)
  )
  select name || ': keeps no versions and no history (keep_revisions)' as violation from versioned v
  where not (select 'versao' = any (has) from columns c where c.oid = v.oid)
    or 2 <> (select count(*) from pg_trigger where tgrelid = v.oid and tgenabled = 'O'
      and (tgname, tgfoid) in (('versao', 'count_versao'::regproc::oid), ('revisao', 'note_revisao'::regproc::oid)))
  union all
  select name || ': is found by the search and cannot be archived (make_record, make_content)' from shown s
  where exists (select from pg_trigger where tgrelid = s.oid and tgname = 'busca' and tgfoid = 'index_busca'::regproc)
    and not (select 'arquivado_em' = any (has) from columns c where c.oid = s.oid)
  union all
  select oid::regclass || ': has a part of what make_content gives' from columns c
  where has && '{publicar_em,retirar_em}' and not has @> '{versao,publicar_em,retirar_em,arquivado_em}'
    and (select relkind = 'r' from pg_class where pg_class.oid = c.oid)
  union all
  select name || ': says with flag_ativo what arquivado_em says' from shown s
  where (select has @> '{flag_ativo,arquivado_em}' from columns c where c.oid = s.oid)
  order by violation`

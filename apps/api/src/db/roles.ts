import type { Client } from 'pg'

/**
 * Creates the roles that the application's connections take. They belong to the whole server, so another
 * database's migration may be making them at this moment.
 */
export async function ensureRoles(client: Client): Promise<void> {
  for (const role of ['atrio_app', 'atrio_jobs', 'equipe_conteudo']) {
    await tolerateRace(() =>
      client.query(`
        do $$ begin
          if not exists (select from pg_roles where rolname = '${role}') then
            create role ${role} nologin nosuperuser nobypassrls nocreatedb nocreaterole;
          end if;
          if not pg_has_role(current_user, '${role}', ${MAY_SET}) then
            grant ${role} to current_user;
          end if;
        end $$`),
    )
  }
  // Taken for a part of a transaction, by whoever has the application's rights.
  await tolerateRace(() =>
    client.query(`
      do $$ begin
        if not pg_has_role('atrio_app', 'equipe_conteudo', ${MAY_SET}) then
          grant equipe_conteudo to atrio_app;
        end if;
      end $$`),
  )
}

/**
 * Rights of the application: rows of every table, no definitions; to the trail and the ledger it only adds, and what
 * stands in the history it does not change, but for forgetting who wrote it. Of the job queue's own schema it may add to and read the tables, so that a job is sent in the transaction that causes it.
 */
export async function grantRoles(client: Client): Promise<void> {
  await client.query(`
    begin;
    revoke create on schema public from public;
    grant usage on schema public to atrio_app;
    grant select, insert, update, delete on all tables in schema public to atrio_app;
    grant usage, select on all sequences in schema public to atrio_app;
    do $$ begin
      if to_regclass('auditoria') is not null then
        revoke update, delete on auditoria, lancamento from atrio_app;
      end if;
      if to_regclass('revisao') is not null then
        revoke update on revisao from atrio_app;
        grant update (user_id) on revisao to atrio_app;
      end if;
      if to_regnamespace('maquina_do_tempo') is not null then
        grant usage on schema maquina_do_tempo to atrio_app;
      end if;
      if to_regclass('sala_moderacao') is not null then
        revoke update on sala_moderacao from atrio_app;
        grant update (moderador_user_id) on sala_moderacao to atrio_app;
      end if;
      if to_regnamespace('pgboss') is null then
        create schema pgboss authorization atrio_jobs;
      end if;
    end $$;
    set local role atrio_jobs;
    grant usage on schema pgboss to atrio_app;
    grant select, insert on all tables in schema pgboss to atrio_app;
    alter default privileges in schema pgboss grant select, insert on tables to atrio_app;
    commit`)
  await client.query(grantsOfContent())
}

/** What staff write through the engine (Decision 164). */
const CONTENT = [
  'banner',
  'celula',
  'devocional',
  'ebd',
  'ebd_licao',
  'estudo',
  'evento',
  'igreja_app_menu',
  'louvor',
  'ministerio',
  'noticia',
  'plano_assinatura_conteudo',
  'plano_assinatura_tag',
  'plano_leitura',
  'podcast',
  'podcast_item',
  'projeto',
  'publicacao',
  'publicacao_tipo',
  'video',
  'video_playlist',
]

/** Rights of the staff's engine: what it writes, what the triggers of that write, and what both read. */
function grantsOfContent(): string {
  const rights = {
    'select, insert, update': CONTENT,
    'select, insert, update, delete': ['agenda', 'busca_documento', 'mudanca_agendada', 'rascunho'],
    'select, insert, delete': ['arquivo_uso', 'video_playlist_item'],
    'select, insert': ['plano_leitura_edicao', 'revisao'],
    // Whether anybody waits for a group, which its trigger asks; not who.
    'select (igreja_id)': ['celula_alerta'],
    select: ['igreja', 'arquivo', 'plano_assinatura', 'plano_assinatura_configuracao'],
  }
  const grants = Object.entries(rights).flatMap(([right, tables]) =>
    tables.map(
      (table) =>
        `if to_regclass('${table}') is not null then grant ${right} on ${table} to equipe_conteudo; end if;`,
    ),
  )
  return `do $$ declare nome text; begin
    grant usage on schema public to equipe_conteudo;
    ${grants.join('\n')}
    for nome in select pg_get_serial_sequence(attrelid::regclass::text, 'id') from pg_attribute
      where attrelid::regclass::text in (${CONTENT.map((table) => `'${table}'`).join(', ')}) and attname = 'id' and attidentity <> ''
    loop execute format('grant usage on sequence %s to equipe_conteudo', nome); end loop;
  end $$`
}

// From version 16 the creator of a role is its member, but may not yet take it.
const MAY_SET = `case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end`

const RACES = new Set([
  '23505', // unique_violation: another created the role between our look and our statement
  '42710', // duplicate_object
  'XX000', // "tuple concurrently updated": another granted it
])

async function tolerateRace(run: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await run()
      return
    } catch (error) {
      if (attempt === 5 || !RACES.has((error as { code?: string }).code ?? '')) throw error
    }
  }
}

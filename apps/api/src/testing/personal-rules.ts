import type { Client } from 'pg'
import type { PersonalRegistry } from '../personal.ts'

/** What is called so is a person's, until somebody says why it is not. */
const PERSONAL_NAME =
  `(^|_)(user|usuario)_id$|email|telefone|whatsapp|(^|_)(sobre)?nome$|cpf|documento|nascimento
  |endereco|^rua$|^cep$|comprador|contato|titular|participante|_encrypted$|^ator$|observa|visitante|navegador
  |dispositivo|anotac|mensagem|latitude|assinante`.replaceAll(/\s/g, '')

interface Found {
  tabela: string
  coluna: string
  porque: 'leads to a person' | 'is called like a person’s' | 'hangs on a table of people'
}

/**
 * Tables and columns with people that nobody answers for, a sentence each: what leads to an account or to a table of
 * people by a foreign key, and what is called like a person's. What the church publishes itself (`make_record`) is not
 * looked at for its names.
 */
export async function findPersonalViolations(client: Client, registry: PersonalRegistry): Promise<string[]> {
  const names = [...registry.tables.keys()]
  const { rows } = await client.query<Found>(COLUMNS, [PERSONAL_NAME, names])
  const missing = rows.filter((row) => !isAnswered(registry, row))
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  )
  const there = new Set(tables.map(({ name }) => name))
  const gone = [...names, ...[...registry.impersonal.keys()].map((key) => key.split('.')[0]!)]
  return [
    ...missing.map(
      ({ tabela, coluna, porque }) => `${tabela}.${coluna}: ${porque}, and nobody answers for it`,
    ),
    ...gone.filter((name) => !there.has(name)).map((name) => `${name}: is registered and is no table`),
  ].toSorted()
}

function isAnswered({ tables, impersonal }: PersonalRegistry, { tabela, coluna, porque }: Found): boolean {
  if (impersonal.has(tabela) || impersonal.has(`${tabela}.${coluna}`)) return true
  const table = tables.get(tabela)
  if (!table) return false
  if (porque === 'hangs on a table of people') return true
  const { erase } = table
  return erase === 'delete' || !erase.cut || coluna in erase.cut || coluna in (erase.kept ?? {})
}

const COLUMNS = `
  with keys as (
    select conrelid as oid, confrelid as parent, attname::text as coluna
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and connamespace = 'public'::regnamespace and attname <> 'igreja_id'
  ), content as (
    select attrelid as oid from pg_attribute where attname = 'arquivado_em' and not attisdropped
  )
  select oid::regclass::text as tabela, coluna, 'leads to a person' as porque from keys
  where parent in ('"user"'::regclass, 'usuario'::regclass)
  union
  select oid::regclass::text, coluna, 'hangs on a table of people' from keys
  where parent in (select oid from pg_class where relname = any ($2) and relnamespace = 'public'::regnamespace)
    and parent not in ('"user"'::regclass, 'usuario'::regclass, 'arquivo'::regclass)
  union
  select relname::text, attname::text, 'is called like a person’s'
  from pg_attribute join pg_class c on c.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
    and attgenerated = '' and attname ~ $1
    and (attrelid not in (select oid from content) or attname ~ '(^|_)(user|usuario)_id$')
  order by 1, 2`

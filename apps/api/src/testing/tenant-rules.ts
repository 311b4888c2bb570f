import type { Client } from 'pg'

/**
 * Policies that show an account its own rows at every church, beside the church's policy. Each is a decision: a
 * permissive policy adds rows to those that the church's policy allows.
 */
const ACROSS_CHURCHES = [
  'usuario.own_accounts',
  'usuario_endereco.own_enderecos',
  'session.own_sessions',
  'chave_acesso.own_chaves',
  'notificacao.own_notificacoes',
  'user_igreja_role.own_roles',
  'equipe_funcao.own_funcoes',
]

/**
 * What in this database would let one church reach another's rows, a sentence each. A table belongs to a church
 * unless its comment begins with `platform:`.
 */
export async function findTenantViolations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ violation: string }>(VIOLATIONS, [ACROSS_CHURCHES])
  return rows.map((row) => row.violation)
}

// The only condition that counts, as PostgreSQL prints it: anything added to it could be a way round.
const OWN_CHURCH = '(igreja_id = ( SELECT current_igreja() AS current_igreja))'

const VIOLATIONS = `
  with tables as (
    select c.oid, c.relname::text as name, c.relkind, c.relrowsecurity, c.relforcerowsecurity,
      coalesce(obj_description(c.oid, 'pg_class') like 'platform: _%', false) as platform,
      (select a.attnum from pg_attribute a where a.attrelid = c.oid and a.attname = 'igreja_id') as igreja_id
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
  ), tenant as (
    select * from tables where not platform and relkind in ('r', 'p', 'f')
  ), policies as (
    select p.*, t.name as table_name,
      p.polroles && array[0::oid, 'atrio_app'::regrole::oid] as for_app,
      pg_get_expr(p.polqual, p.polrelid) = '${OWN_CHURCH}' as reads_own,
      pg_get_expr(p.polwithcheck, p.polrelid) = '${OWN_CHURCH}' as writes_own
    from pg_policy p join tenant t on t.oid = p.polrelid
  )
  select name || ': row-level security is not enabled' as violation from tenant where not relrowsecurity
  union all
  select name || ': row-level security does not bind its owner' from tenant where not relforcerowsecurity
  union all
  select name || ': has no column igreja_id' from tenant where igreja_id is null
  union all
  select name || ': igreja_id is not the church of the scope by default' from tenant t where not exists (
    select from pg_attrdef d where d.adrelid = t.oid and d.adnum = t.igreja_id
      and pg_get_expr(d.adbin, d.adrelid) = 'current_igreja()')
  union all
  select name || ': no policy holds atrio_app to igreja_id' from tenant t where not exists (
    select from policies p
    where p.polrelid = t.oid and p.for_app and p.polcmd = '*' and p.polpermissive and p.reads_own and p.writes_own)
  union all
  select table_name || ': the policy ' || polname || ' allows rows of other churches' from policies
  where for_app and polpermissive and not table_name || '.' || polname = any($1)
    and not (coalesce(reads_own, polqual is null) and coalesce(writes_own, polwithcheck is null))
  union all
  select t.name || ': the primary key does not begin with igreja_id' from tenant t where not exists (
    select from pg_index i where i.indrelid = t.oid and i.indisprimary and i.indkey[0] = t.igreja_id)
  union all
  select t.name || ': the unique index ' || i.indexrelid::regclass || ' spans churches'
  from tenant t join pg_index i on i.indrelid = t.oid
  where i.indisunique and not coalesce(t.igreja_id = any(i.indkey), false)
  union all
  select child.name || ': the foreign key ' || f.conname || ' does not begin with igreja_id'
  from pg_constraint f join tables child on child.oid = f.conrelid join tenant parent on parent.oid = f.confrelid
  where f.contype = 'f'
    and (f.conkey[1] is distinct from child.igreja_id or f.confkey[1] is distinct from parent.igreja_id)
  union all
  select name || ': a view reads with its owner''s rights' from tables
  where relkind = 'm' or relkind = 'v' and not exists (
    select from pg_class c where c.oid = tables.oid and 'security_invoker=true' = any(c.reloptions))
  union all
  select p.oid::regprocedure || ': a function runs with its owner''s rights' from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prosecdef
  order by violation`

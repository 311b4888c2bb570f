import { allResources, evento, hasRight, type MudancaAgendada, type Resource } from '@atrio/contract'
import { localeOf } from '@atrio/rules'
import { sql } from 'kysely'
import { asEquipeConteudo } from '../db/equipe-conteudo.ts'
import { withTenant, type TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { listStandings } from '../http/auth-staff.ts'
import { AppError } from '../http/errors.ts'
import { putAgenda, type Agenda, type Due } from '../jobs/agenda.ts'
import { publishEvento } from './eventos/publish.ts'
import { resourceOf } from './eventos/resource.ts'
import { mudancaNaoVeio } from './kinds.ts'
import { findMudanca, type Mudanca } from './mudanca.ts'
import { lockRecord, publish, StaleVersion } from './publish.ts'
import { findRow } from './row.ts'
import { rulesOf } from './rules-of.ts'
import { recursoOf } from './sql.ts'
import { requireValid } from './values.ts'

type Falha = NonNullable<MudancaAgendada['falha']>
type Named = { resource: Resource; id: number }

const resources = [...allResources, resourceOf(evento)]

/** What is to change at a time of its own; a trigger puts each here (Decision 283). */
export const contentAgenda: Agenda<Pick<Deps, 'db' | 'announce'>> = {
  async mudanca_agendada(deps, due: Due) {
    const { igrejaId } = due
    const [recurso, id] = due.referencia.split('/')
    const named = { resource: resources.find((one) => recursoOf(one) === recurso)!, id: Number(id) }
    const waiting = await withTenant(deps.db, { igrejaId }, (trx) => findDue(trx, named))
    if (!waiting) return withTenant(deps.db, { igrejaId }, (trx) => takeOut(trx, due))
    const falha = await bring(deps, { igrejaId, named, waiting })
    if (falha) await withTenant(deps.db, { igrejaId }, (trx) => note(deps, trx, { igrejaId, named, falha }))
  },
}

/** Makes the change as whoever wants it, or says why not; what is no reason of the record's is thrown and tried again. */
async function bring(
  { db }: Pick<Deps, 'db'>,
  {
    igrejaId,
    named,
    waiting: { userId, versaoBase: versao },
  }: { igrejaId: number; named: Named; waiting: Mudanca },
): Promise<Falha | null> {
  if (userId === null) return 'semDireito'
  const { area } = named.resource
  try {
    return await withTenant(db, { igrejaId, userId }, async (trx) => {
      // In the order in which publishing holds them.
      await lockRecord(trx, { ...named, versao })
      const mudanca = await findDue(trx, named)
      if (!mudanca) return null
      const roles = await listStandings(trx, { igrejaId, userId })
      if (!hasRight(roles, { area, may: 'publish' })) return 'semDireito'
      if ((await findRow(trx, named))?.situacao === 'arquivado') return 'arquivado'
      await sql`delete from mudanca_agendada where recurso = ${recursoOf(named.resource)} and registro_id = ${named.id}`.execute(
        trx,
      )
      await publishDue(trx, { ...named, userId, mudanca })
      return null
    })
  } catch (error) {
    if (error instanceof StaleVersion) return 'conflito'
    if (error instanceof AppError) return 'recusada'
    throw error
  }
}

async function publishDue(
  trx: TenantTrx,
  { resource, id, userId, mudanca }: Named & { userId: number; mudanca: Mudanca },
): Promise<void> {
  const { versaoBase: versao, valores, flagRetirada, retirarEm } = mudanca
  const given = { id, userId, versao, ...(flagRetirada && { retirarEm: retirarEm?.toISOString() ?? null }) }
  if (resource.nome === evento.nome) {
    await publishEvento(trx, { ...given, valores })
    return
  }
  const whole = requireValid(resource, valores)
  const beforePublish = rulesOf[resource.nome]
  await asEquipeConteudo(trx, () => publish(trx, { ...given, resource, valores: whole, beforePublish }))
}

/** Held, so that it comes once; nothing where it was called off, put off, or has failed. */
async function findDue(trx: TenantTrx, named: Named): Promise<Mudanca | null> {
  const { rows } = await sql`select 1 from mudanca_agendada
    where recurso = ${recursoOf(named.resource)} and registro_id = ${named.id} and falha is null and vale_em <= now()
    for update`.execute(trx)
  return rows.length === 0 ? null : findMudanca(trx, named)
}

const takeOut = (trx: TenantTrx, due: Due) =>
  putAgenda(trx, {
    ...due,
    tipo: 'mudanca_agendada',
    when: sql<Date>`(select vale_em from mudanca_agendada
      where recurso || '/' || registro_id = ${due.referencia} and falha is null)`,
  })

/** It stays, with why it did not come, and whoever wanted it is told. */
async function note(
  { announce }: Pick<Deps, 'announce'>,
  trx: TenantTrx,
  { igrejaId, named: { resource, id }, falha }: { igrejaId: number; named: Named; falha: Falha },
): Promise<void> {
  const { rows } = await sql<{ userId: number; email: string; idioma: string; publicarEm: Date }>`
    with nova as (update mudanca_agendada set falha = ${falha}
      where recurso = ${recursoOf(resource)} and registro_id = ${id} and falha is null and vale_em <= now()
      returning user_id, vale_em)
    select "user".id as user_id, "user".email, "user".idioma, nova.vale_em as publicar_em
    from nova join "user" on "user".id = nova.user_id`.execute(trx)
  const [person] = rows
  if (!person) return
  const row = await findRow(trx, { resource, id })
  const { userId, email, idioma, publicarEm } = person
  await announce(trx, {
    kind: mudancaNaoVeio,
    igrejaId,
    to: { email, locale: localeOf(idioma) ?? 'en', userId },
    facts: {
      url: '/admin',
      titulo: String(row?.valores[resource.listed[0]!] ?? '').trim(),
      quando: publicarEm.toISOString(),
      falha,
    },
  })
}

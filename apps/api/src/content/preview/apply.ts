import { evento, resources, toPublish, type Resource, type ResourceName } from '@atrio/contract'
import { sql } from 'kysely'
import { asEquipeConteudo } from '../../db/equipe-conteudo.ts'
import { readTenant, withTenant, type TenantTrx } from '../../db/tenant.ts'
import type { Database } from '../../db/client.ts'
import { AppError } from '../../http/errors.ts'
import type { Readings } from '../../http/readings.ts'
import { publish } from '../publish.ts'
import { findRecord, pick } from '../row.ts'
import { rulesOf } from '../rules-of.ts'
import { requireValid } from '../values.ts'
import type { PreviewTicket } from './ticket.ts'

/** A kind that can be looked at before it is out; undefined for a name that none has. */
export function previewed(nome: string): Resource | undefined {
  if (nome === evento.nome) return evento as unknown as Resource
  return Object.hasOwn(resources, nome) ? (resources[nome as ResourceName] as unknown as Resource) : undefined
}

/**
 * What somebody has typed of a record becomes what is published, and the clock is put to a moment, in this transaction.
 * @throws AppError NOT_FOUND, VALIDATION where it could not be published as it is
 */
export async function applyPreview(
  trx: TenantTrx,
  { registro, momento }: Pick<PreviewTicket, 'registro' | 'momento'>,
): Promise<void> {
  if (registro) await publishDraft(trx, registro)
  await moveClock(trx, momento)
}

/** From here on this transaction reads what visitors read at that moment. */
async function moveClock(trx: TenantTrx, momento: string): Promise<void> {
  await sql`select set_config('app.momento', ${momento}, true),
    set_config('search_path', 'maquina_do_tempo, pg_catalog, public', true)`.execute(trx)
}

async function publishDraft(
  trx: TenantTrx,
  { nome, id, userId }: NonNullable<PreviewTicket['registro']>,
): Promise<void> {
  const resource = previewed(nome)
  if (!resource) throw new AppError('NOT_FOUND')
  await asEquipeConteudo(trx, async () => {
    const { row, drafts } = await findRecord(trx, { resource, id })
    const draft = drafts.find((one) => one.userId === userId) ?? (row ? undefined : drafts[0])
    if (!draft) return
    const typed = toPublish(resource, pick(draft.valores, Object.keys(resource.fields)))
    const valores = requireValid(resource, typed)
    const beforePublish = rulesOf[nome]
    await publish(trx, {
      resource,
      id,
      userId: draft.userId,
      versao: row?.versao ?? 0,
      valores,
      beforePublish,
    })
  })
}

/** Reads a page's rows as a visitor would see them; each reading is taken back, so that nothing of it is ever written. */
export function previewReadings(db: Database, ticket: PreviewTicket): Readings {
  let last: Promise<unknown> = Promise.resolve()
  return (igrejaId, fn) => {
    if (igrejaId !== ticket.igrejaId) return readTenant(db, { igrejaId }, fn)
    // One after the other: they would wait for the same row anyway, on a connection each.
    const next = last.then(() =>
      takenBack(db, igrejaId, async (trx) => {
        await applyPreview(trx, ticket)
        return fn(trx)
      }),
    )
    last = next.catch(() => {})
    return next
  }
}

/** Runs something in a transaction that is never kept, whatever it wrote. */
export async function takenBack<Result>(
  db: Database,
  igrejaId: number,
  fn: (trx: TenantTrx) => Promise<Result>,
): Promise<Result> {
  let done: { result: Result } | undefined
  const back = new Error('a preview is taken back')
  const running = withTenant(db, { igrejaId }, async (trx) => {
    done = { result: await fn(trx) }
    throw back
  })
  await running.catch((error: unknown) => {
    if (error !== back) throw error
  })
  return done!.result
}

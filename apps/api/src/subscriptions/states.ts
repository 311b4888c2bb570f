import {
  addDays,
  instantIn,
  nextLook,
  reduceAssinatura,
  todayIn,
  type AssinaturaEvent,
  type AssinaturaFacts,
  type AssinaturaState,
  type Collecting,
  type Grace,
} from '@atrio/rules'
import type { Updateable, Selectable } from 'kysely'
import type { Tables } from '../db/schema.generated.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { chargeMoment } from '../payments/charge/charge-days.ts'
import { loadConfiguracao } from '../payments/charge/methods.ts'
import { getConfiguracao } from './planos.ts'

export type AssinaturaRow = Selectable<Tables['usuarioPlanoAssinatura']>

/** One subscription, locked, as a row and as what `@atrio/rules` reduces. */
export interface Loaded {
  row: AssinaturaRow
  facts: AssinaturaFacts
  /** The day that it is at the church. */
  hoje: string
  fusoHorario: string
  how: Collecting
}

/** Days after the due one in which money by an instrument may still come; a card has what the church says. */
function graceOf(metodo: string | null, carenciaDias: number): Grace {
  if (metodo === 'pix') return { dias: 3, uteis: false }
  return metodo === 'boleto' ? { dias: 3, uteis: true } : { dias: carenciaDias, uteis: false }
}

export async function lockAssinatura(trx: TenantTrx, { id }: { id: number }): Promise<Loaded | null> {
  const row = await trx
    .selectFrom('usuarioPlanoAssinatura')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  return row ? load(trx, row) : null
}

export async function load(trx: TenantTrx, row: AssinaturaRow): Promise<Loaded> {
  const { fusoHorario } = await loadConfiguracao(trx, { igrejaId: row.igrejaId })
  const { carenciaDias } = await getConfiguracao(trx)
  const { meses } = await trx
    .selectFrom('planoAssinaturaPreco')
    .where('id', '=', row.precoId)
    .select('meses')
    .executeTakeFirstOrThrow()
  const busy = await trx
    .selectFrom('usuarioPlanoAssinaturaPeriodo')
    .where('assinaturaId', '=', row.id)
    .where('n', '=', row.n)
    .where('situacao', '=', 'cobrando')
    .select('n')
    .executeTakeFirst()
  return {
    row,
    fusoHorario,
    hoje: todayIn(fusoHorario),
    how: {
      metodo: row.metodo ?? 'cartao_credito',
      recusas: row.recusas,
      busy: busy !== undefined,
      avisado: row.avisado,
    },
    facts: {
      situacao: row.situacao as AssinaturaState,
      meses,
      ancora: row.ancora,
      ancoraN: row.ancoraN,
      n: row.n,
      pagoAte: row.pagoAte,
      // It is kept as its last moment.
      acessoAte: row.acessoAte && todayIn(fusoHorario, new Date(row.acessoAte.getTime() + 1)),
      cancelarNoFim: row.flagCancelarNoFim,
      graca: graceOf(row.metodo, carenciaDias),
    },
  }
}

/** What is written before a change of state, and what that is worked out with. */
export type Beside = Pick<
  Updateable<Tables['usuarioPlanoAssinatura']>,
  'planoId' | 'precoId' | 'proximoPlanoId' | 'metodo' | 'usuarioCartaoId' | 'recusas' | 'avisado'
>

/**
 * The only door through which a subscription changes: events go through the state machine of `@atrio/rules`, and when it is
 * looked at next follows from what comes out.
 * @returns it as it is then
 */
export async function moveAssinatura(
  trx: TenantTrx,
  { loaded, event, beside = {} }: { loaded: Loaded; event: AssinaturaEvent; beside?: Beside },
): Promise<Loaded> {
  let now = Object.keys(beside).length > 0 ? await save(trx, { loaded, facts: loaded.facts, beside }) : loaded
  for (;;) {
    const facts = reduceAssinatura(now.facts, event)
    if (facts === now.facts) break
    now = await save(trx, { loaded: now, facts, beside: {} })
    if (event.type !== 'dia') break
  }
  return now
}

/** Says when it is looked at next; null where its person has to act first. */
export async function schedule(trx: TenantTrx, { row: { id } }: Loaded): Promise<void> {
  const { facts, how, hoje, fusoHorario, row } = (await lockAssinatura(trx, { id }))!
  // What is charged now says itself when to look again.
  const day = how.busy && how.metodo === 'cartao_credito' ? addDays(hoje, 1) : nextLook(facts, how, hoje)
  const isEnd = day !== null && (row.situacao === 'teste' || facts.cancelarNoFim)
  const when =
    day === null ? null : isEnd ? instantIn(fusoHorario, day, '00:05') : await chargeMoment(trx, { day })
  await trx.updateTable('usuarioPlanoAssinatura').set({ cobrarEm: when }).where('id', '=', id).execute()
}

async function save(
  trx: TenantTrx,
  { loaded, facts, beside }: { loaded: Loaded; facts: AssinaturaFacts; beside: Beside },
): Promise<Loaded> {
  const { row, fusoHorario } = loaded
  const saved = await trx
    .updateTable('usuarioPlanoAssinatura')
    .set({
      ...beside,
      situacao: facts.situacao,
      ancora: facts.ancora,
      ancoraN: facts.ancoraN,
      n: facts.n,
      pagoAte: facts.pagoAte,
      acessoAte: facts.acessoAte && endOf(facts.acessoAte, fusoHorario),
      flagCancelarNoFim: facts.cancelarNoFim,
      dataUltimaAlteracao: new Date(),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return load(trx, saved)
}

/** The last moment before a day of the church's calendar begins. */
export function endOf(day: string, fusoHorario: string): Date {
  return new Date(instantIn(fusoHorario, day, '00:00').getTime() - 1)
}

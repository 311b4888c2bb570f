import type { CallResult, PlanoLeitura, readingPlansCalls } from '@atrio/contract'
import { formatPassagem, parsePassagens, passagemCode, type Locale } from '@atrio/rules'
import { sql } from 'kysely'
import { hasBegun, isShown } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { findPlan as findOfProgram, plans, type Plan } from './catalogue.ts'

/** The church's own plans in the order that it gives them, then those of the program. */
export async function listPlanos(trx: TenantTrx, { locale }: { locale: Locale }): Promise<PlanoLeitura[]> {
  const rows = await trx
    .selectFrom('planoLeitura')
    .where(isShown('planoLeitura'))
    .select(['edicao as uuid', 'nome', 'descricao', 'leituras'])
    .orderBy('ordem')
    .orderBy('id')
    .execute()
  return [...rows.map(planOf), ...plans].map((plan) => toPlano(plan, locale))
}

/** @throws AppError NOT_FOUND */
export async function getPlano(
  trx: TenantTrx,
  { uuid, locale }: { uuid: string; locale: Locale },
): Promise<CallResult<(typeof readingPlansCalls)['getPlanoLeitura']>> {
  const plan = await findPlan(trx, { uuid })
  if (!plan) throw new AppError('NOT_FOUND')
  const dias = plan.days().map((day, index) => ({
    dia: index + 1,
    leituras: day.map((passagem, part) => ({
      parte: part + 1,
      referencia: formatPassagem(passagem, locale),
      passagem: passagemCode(passagem),
    })),
  }))
  return { plano: toPlano(plan, locale), dias }
}

/**
 * A plan with its days as they were when they had that name: who has begun it goes on with them, whatever became of the
 * plan since (Decision 187). What is still to come is not there.
 */
export async function findPlan(trx: TenantTrx, { uuid }: { uuid: string }): Promise<Plan | undefined> {
  const ofProgram = findOfProgram(uuid)
  if (ofProgram || !UUID.test(uuid)) return ofProgram
  const row = await trx
    .selectFrom('planoLeituraEdicao as e')
    .innerJoin('planoLeitura', (join) =>
      join
        .onRef('planoLeitura.igrejaId', '=', 'e.igrejaId')
        .onRef('planoLeitura.id', '=', 'e.planoLeituraId'),
    )
    .where('e.uuid', '=', uuid.toLowerCase())
    .where(hasBegun('planoLeitura'))
    .select(['e.uuid', 'nome', 'descricao', 'e.leituras'])
    .executeTakeFirst()
  return row && planOf(row)
}

/** Of the same plan what its days are called now; a plan of the program has one name only. */
export async function newestOf(trx: TenantTrx, { uuid }: { uuid: string }): Promise<string> {
  const row = await trx
    .selectFrom('planoLeituraEdicao as e')
    .innerJoin('planoLeitura', (join) =>
      join
        .onRef('planoLeitura.igrejaId', '=', 'e.igrejaId')
        .onRef('planoLeitura.id', '=', 'e.planoLeituraId'),
    )
    .where('e.uuid', '=', uuid)
    .where(isShown('planoLeitura'))
    .select(sql<string>`plano_leitura.edicao`.as('uuid'))
    .executeTakeFirst()
  return row?.uuid ?? uuid
}

export function toPlano(plan: Plan, locale: Locale): PlanoLeitura {
  return { uuid: plan.uuid, ...plan.texts[locale], totalDias: plan.days().length }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A church writes in one language. */
function planOf({
  uuid,
  nome,
  descricao,
  leituras,
}: {
  uuid: string
  nome: string
  descricao: string | null
  leituras: unknown
}): Plan {
  const text = { nome, descricao: descricao ?? '' }
  return {
    uuid,
    texts: { 'pt-BR': text, en: text, es: text },
    days: () =>
      (leituras as string[][]).map((day) => day.flatMap((code) => parsePassagens(code, 'en') ?? [])),
  }
}

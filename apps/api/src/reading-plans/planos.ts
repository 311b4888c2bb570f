import type { CallResult, PlanoLeitura, readingPlansCalls } from '@atrio/contract'
import { formatPassagem, passagemCode, type Locale } from '@atrio/rules'
import { AppError } from '../http/errors.ts'
import { findPlan, plans, type Plan } from './catalogue.ts'

export function listPlanos(locale: Locale): PlanoLeitura[] {
  return plans.map((plan) => toPlano(plan, locale))
}

/** @throws AppError NOT_FOUND */
export function getPlano(
  uuid: string,
  locale: Locale,
): CallResult<(typeof readingPlansCalls)['getPlanoLeitura']> {
  const plan = findPlan(uuid)
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

export function toPlano(plan: Plan, locale: Locale): PlanoLeitura {
  return { uuid: plan.uuid, ...plan.texts[locale], totalDias: plan.days().length }
}

import { accountCalls, type Carteirinha } from '@atrio/contract'
import { FALLBACK_LOCALE } from '@atrio/rules'
import { useCall } from '../lib/personal/use-call.ts'
import { useRootData } from '../shell/church.ts'
import type { Words } from './card-facts.ts'

/** The words of a card that do not come with it. */
export function useCardWords(card: Carteirinha | null | undefined): Words {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const codigo = card?.estadoCivil
  const { data } = useCall(accountCalls.listEstadosCivis, codigo ? {} : null, { keepOffline: true })
  const known = data?.estadosCivis.find((one) => one.codigo === codigo)
  return { locale, estadoCivil: known?.nome ?? null }
}

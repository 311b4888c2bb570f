import { emptyGift, partsOf, type Gift, type MoneyWords } from './gift.ts'

/** The form's part of the address: it survives a log-in, the way back from the checkout, and can be sent to others. */
export function giftQuery(
  gift: Gift,
  words: MoneyWords,
): { motivos?: string; dias?: string; taxas?: string } {
  const motivos = partsOf(gift, new Set(), words).map(({ motivo, valor }) => `${motivo}-${valor ?? 0}`)
  const alone = words.read(gift.texto)
  return {
    ...(motivos.length > 0 ? { motivos: motivos.join('.') } : alone ? { motivos: `0-${alone}` } : {}),
    ...(gift.recorrenciaDias ? { dias: String(gift.recorrenciaDias) } : {}),
    ...(gift.flagUsuarioTaxa ? { taxas: '1' } : {}),
  }
}

/** A gift from the address, as far as the church still has its reasons. With one reason alone it is chosen. */
export function readGift(
  search: URLSearchParams,
  motivos: readonly { id: number; flagRecorrencia: boolean }[],
  words: MoneyWords,
): Gift {
  const parts = (search.get('motivos') ?? '').split('.').flatMap((part) => {
    const found = /^(\d{1,15})-(\d{1,11})$/.exec(part)
    return found ? [{ motivo: Number(found[1]), valor: Number(found[2]) }] : []
  })
  const known = parts.filter(
    ({ motivo }, index) =>
      motivos.some(({ id }) => id === motivo) && parts.findIndex((one) => one.motivo === motivo) === index,
  )
  const total = (known.length > 0 ? known : parts.slice(0, 1)).reduce((sum, { valor }) => sum + valor, 0)
  const [only] = motivos
  const chosen =
    known.length === 0 && motivos.length === 1 && only ? [{ motivo: only.id, valor: total }] : known
  const dias = Number(search.get('dias'))
  return {
    ...emptyGift,
    texto: total > 0 ? words.write(total) : '',
    partes: chosen.map(({ motivo, valor }) => ({ motivo, texto: valor > 0 ? words.write(valor) : '' })),
    dividido: chosen.length > 1,
    recorrenciaDias: chosen.length < 2 && Number.isInteger(dias) && dias >= 1 && dias <= 365 ? dias : null,
    flagUsuarioTaxa: search.get('taxas') === '1',
  }
}

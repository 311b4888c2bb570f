import { parseCents, type GivingPart, type Locale } from '@atrio/rules'

/** What somebody is about to give, as it stands in the form. */
export interface Gift {
  /** The whole amount as it is written. */
  texto: string
  /** The chosen reasons; their own texts count when there are several. */
  partes: readonly { motivo: number; texto: string }[]
  /** Several reasons may be chosen. */
  dividido: boolean
  /** Days from one gift to the next; null for once. NaN while another number is being typed. */
  recorrenciaDias: number | null
  flagUsuarioTaxa: boolean
}

/** How amounts are read and written here. */
export interface MoneyWords {
  read: (texto: string) => number | null
  write: (cents: number) => string
}

export const emptyGift: Gift = {
  texto: '',
  partes: [],
  dividido: false,
  recorrenciaDias: null,
  flagUsuarioTaxa: false,
}

/** Cents of a text, null for none; `money` writes them with the currency's sign, which no field repeats. */
export function moneyWords(locale: Locale, moeda: string, money: (cents: number) => string): MoneyWords {
  const sign = currencySign(money)
  return {
    read(texto) {
      const cents = parseCents(texto, locale, moeda)
      return cents === null ? null : Number(cents)
    },
    write: (cents) => money(cents).replace(sign, '').trim(),
  }
}

/** `R$`, `€`, `US$`. */
export function currencySign(money: (cents: number) => string): string {
  return money(0).replaceAll(/[\d.,\s\u00a0\u202f]/g, '')
}

/** Each reason with its cents, as the rules of giving read them. */
export function partsOf(
  { partes, texto }: Gift,
  recurring: ReadonlySet<number>,
  { read }: MoneyWords,
): GivingPart[] {
  const [only] = partes
  return partes.map((parte) => {
    const cents = read(partes.length === 1 && only ? texto : parte.texto)
    return {
      motivo: parte.motivo,
      valor: cents === null ? null : BigInt(cents),
      flagRecorrencia: recurring.has(parte.motivo),
    }
  })
}

/** The whole amount in cents; null while it cannot be read. */
export function totalOf({ partes, texto }: Gift, { read }: MoneyWords): number | null {
  if (partes.length < 2) return read(texto)
  const cents = partes.map((parte) => read(parte.texto))
  return cents.every((one) => one !== null) ? cents.reduce<number>((sum, one) => sum + one, 0) : null
}

/** Another whole amount: several reasons keep their shares of it. */
export function withTotal(gift: Gift, texto: string, words: MoneyWords): Gift {
  const total = words.read(texto)
  if (gift.partes.length < 2 || total === null) return { ...gift, texto }
  const weights = gift.partes.map((parte) => words.read(parte.texto) ?? 0)
  const shares = shareOut(total, weights)
  const partes = gift.partes.map((parte, index) => ({ ...parte, texto: words.write(shares[index]!) }))
  return { ...gift, texto, partes }
}

/** Other reasons: the amount is shared out equally among them, and with several nothing repeats (Spec §5). */
export function withReasons(gift: Gift, motivos: readonly number[], words: MoneyWords): Gift {
  const total = totalOf(gift, words)
  const shares = total === null ? [] : shareOut(total, Array(motivos.length).fill(1) as number[])
  const partes = motivos.map((motivo, index) => ({
    motivo,
    texto: shares[index] === undefined ? '' : words.write(shares[index]),
  }))
  return { ...gift, partes, recorrenciaDias: motivos.length > 1 ? null : gift.recorrenciaDias }
}

/** Another share of one reason: the whole follows. */
export function withShare(gift: Gift, motivo: number, texto: string, words: MoneyWords): Gift {
  const partes = gift.partes.map((parte) => (parte.motivo === motivo ? { motivo, texto } : parte))
  const total = totalOf({ ...gift, partes }, words)
  return { ...gift, partes, texto: total === null ? gift.texto : words.write(total) }
}

/** Cents in proportion to weights, whole ones that add up: what is left over goes to the first. */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const given = weights.map(BigInt)
  const sum = given.reduce((all, one) => all + one, 0n)
  const all = sum === 0n ? given.map(() => 1n) : given
  const whole = sum === 0n ? BigInt(all.length) : sum
  const shares = all.map((weight) => Number((BigInt(total) * weight) / whole))
  const left = total - shares.reduce((sum, one) => sum + one, 0)
  return shares.map((share, index) => (index < left ? share + 1 : share))
}

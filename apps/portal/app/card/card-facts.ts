import type { Carteirinha } from '@atrio/contract'
import { formatCivilDate, formatCpf, type Locale } from '@atrio/rules'
import { m } from '../paraglide/messages.js'

/** A field of the card in words; what is not known is none. */
export interface Fact {
  label: string
  value: string
}

/** Spec §3: what stands on the back. */
export function backFacts(card: Carteirinha, { locale, estadoCivil }: Words): Fact[] {
  const day = (iso: string | null) => iso && formatCivilDate(iso, 'short', locale)
  return known([
    [m.card_nascimento(), day(card.dataNascimento)],
    [m.card_batismo(), day(card.dataBatismo)],
    [m.card_documento(), card.documento && formatCpf(card.documento.numero)],
    [m.card_telefone(), card.telefone],
    [m.card_sexo(), card.sexo && sexos[card.sexo]()],
    [m.card_estado_civil(), estadoCivil],
    [m.card_responsavel(), card.responsavel],
    [m.card_emissao(), day(card.dataEmissao)],
  ])
}

/** All of it, for who does not read it off the card. */
export function allFacts(card: Carteirinha, words: Words): Fact[] {
  return [
    ...known([
      [m.card_nome(), card.nome],
      [m.card_numero(), card.numero],
      [m.card_funcao(), card.funcao],
      [m.card_igreja(), card.igreja.nome],
      [m.card_congregacao(), card.congregacao?.nome ?? null],
      [m.card_validade(), validityText(card, words.locale)],
    ]),
    ...backFacts(card, words),
  ]
}

export function validityText({ validade }: Pick<Carteirinha, 'validade'>, locale: Locale): string {
  return validade === null ? m.card_no_end() : formatCivilDate(validade, 'short', locale)
}

/** `estadoCivil` is the name that the server has for it. */
export interface Words {
  locale: Locale
  estadoCivil: string | null
}

const sexos = { masculino: m.card_sexo_masculino, feminino: m.card_sexo_feminino }

function known(facts: [label: string, value: string | null][]): Fact[] {
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

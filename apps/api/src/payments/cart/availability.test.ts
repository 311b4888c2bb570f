import { describe, expect, it } from 'vitest'
import { ingressoState, type LoteRow } from './availability.ts'

const now = new Date('2026-12-06T12:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const always = { dataInicio: new Date(-8.64e15), dataFim: new Date(8.64e15) }
const evento = { inscricaoInicio: inHours(-9), inscricaoFim: inHours(9), dataFim: inHours(12) }
const lote = (given: Partial<LoteRow>): LoteRow => ({
  id: 1,
  nome: 'Lote',
  valor: 100n,
  livres: 5,
  todos: 5,
  ...always,
  ...given,
})
const first = lote({ id: 1 })
const second = lote({ id: 2 })

describe('ingressoState', () => {
  type Given = Partial<Parameters<typeof ingressoState>[0]>
  type State = {
    disponibilidade: string
    qtdeDisponivel: number
    lote: number | null
    proximo: number | null
  }
  const stateOf = (given: Given): State => {
    const facts = { evento, ingresso: always, lotes: [first], livresEvento: Infinity, ...given }
    const { disponibilidade, qtdeDisponivel, lote: shown, proximo } = ingressoState(facts, now)
    return { disponibilidade, qtdeDisponivel, lote: shown?.id ?? null, proximo: proximo?.id ?? null }
  }
  const state = (
    disponibilidade: string,
    qtdeDisponivel = 0,
    lote: number | null = 1,
    proximo: number | null = null,
  ) => ({
    disponibilidade,
    qtdeDisponivel,
    lote,
    proximo,
  })
  const sold = { livres: 0 }

  it.each<[string, Given, State]>([
    ['on sale', {}, state('disponivel', 5)],
    ['no more than the event has left', { livresEvento: 3 }, state('disponivel', 3)],
    ['the first of two lots', { lotes: [first, second] }, state('disponivel', 5, 1, 2)],
    [
      'the second when the first is sold',
      { lotes: [{ ...first, ...sold }, second] },
      state('disponivel', 5, 2),
    ],
    ['sold out with its lots', { lotes: [{ ...first, ...sold }] }, state('esgotado')],
    ['sold out with its event', { livresEvento: 0 }, state('esgotado')],
    [
      'sold out with its event before it begins',
      { livresEvento: 0, ingresso: { ...always, dataInicio: inHours(1) } },
      state('esgotado'),
    ],
    ['before its time', { ingresso: { ...always, dataInicio: inHours(1) } }, state('em_breve')],
    [
      "before the registration's time",
      { evento: { ...evento, inscricaoInicio: inHours(1) } },
      state('em_breve'),
    ],
    ['from the first moment', { ingresso: { ...always, dataInicio: now } }, state('disponivel', 5)],
    ['after its time', { ingresso: { ...always, dataFim: now } }, state('encerrado')],
    [
      'after its time, though sold out',
      { livresEvento: 0, evento: { ...evento, dataFim: now } },
      state('encerrado'),
    ],
    [
      'between two lots',
      {
        lotes: [
          { ...first, ...sold },
          { ...second, dataInicio: inHours(2) },
        ],
      },
      state('em_breve', 0, 2),
    ],
    ['after its last lot', { lotes: [{ ...first, dataFim: now }] }, state('encerrado')],
    ['without a lot', { lotes: [] }, state('encerrado', 0, null)],
  ])('%s', (_what, given, expected) => {
    expect(stateOf(given)).toEqual(expected)
  })
})

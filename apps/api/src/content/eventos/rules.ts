import type { Bilheteria, CampoError, IngressoEquipe, PerguntaEquipe, Valores } from '@atrio/contract'

/** What of a lot is gone: it keeps its price and its place. */
export interface Sold {
  id: number
  ingressoId: number | null
  valor: number | null
  vendido: number
  retido: number
  /** Somebody has held a place of it once: the books name it. */
  flagUsado: boolean
}

/** What no single field can say of an event and its tickets. */
export function refusedOf(valores: Valores, tickets: Bilheteria, sold: readonly Sold[]): CampoError[] {
  const campos: CampoError[] = []
  const refuse: Refuse = (campo, regra, params) =>
    campos.push({ campo: `valores.${campo}`, regra, ...(params && { params }) })
  const text = (name: string) => (valores[name] as string | null) ?? null
  requireOrder(refuse, 'dataFim', text('dataInicio'), text('dataFim'))
  requireOrder(refuse, 'inscricaoFim', text('inscricaoInicio'), text('inscricaoFim'))
  for (const [n, { inicio, fim }] of tickets.encontros.entries())
    requireOrder(refuse, `bilheteria.encontros.${n}.fim`, inicio, fim)
  checkPerguntas(refuse, 'bilheteria.perguntas', tickets.perguntas)
  for (const [n, ingresso] of tickets.ingressos.entries())
    checkIngresso(refuse, `bilheteria.ingressos.${n}`, ingresso, sold)
  checkKept(refuse, tickets, sold)
  return campos
}

type Refuse = (campo: string, regra: string, params?: Record<string, number>) => void

function checkIngresso(refuse: Refuse, at: string, ingresso: IngressoEquipe, sold: readonly Sold[]): void {
  requireOrder(refuse, `${at}.dataFim`, ingresso.dataInicio, ingresso.dataFim)
  if (ingresso.qtdeMaxima < ingresso.qtdeMinima) refuse(`${at}.qtdeMaxima`, 'below')
  checkPerguntas(refuse, `${at}.perguntas`, ingresso.perguntas)
  for (const [n, lote] of ingresso.lotes.entries()) {
    const place = `${at}.lotes.${n}`
    requireOrder(refuse, `${place}.dataFim`, lote.dataInicio, lote.dataFim)
    const before = sold.find(({ id }) => id === lote.id)
    if (!before) continue
    const gone = before.vendido + before.retido
    if (gone > 0 && before.valor !== lote.valor) refuse(`${place}.valor`, 'sold', { vendido: gone })
    if (lote.capacidade < gone) refuse(`${place}.capacidade`, 'soldMin', { vendido: gone })
  }
}

/** What somebody holds or has is neither taken away nor counted anew. */
function checkKept(refuse: Refuse, { capacidade, ingressos }: Bilheteria, sold: readonly Sold[]): void {
  const total = sold.find(({ ingressoId }) => ingressoId === null)
  const gone = sold.reduce((sum, lote) => sum + (lote === total ? 0 : lote.vendido + lote.retido), 0)
  const isUsed = sold.some(({ flagUsado, vendido, retido }) => flagUsado || vendido + retido > 0)
  if (capacidade !== null && total && capacidade < total.vendido + total.retido)
    refuse('bilheteria.capacidade', 'soldMin', { vendido: total.vendido + total.retido })
  // Tickets of before are not counted by a limit that comes later, and held places name one that goes.
  if ((capacidade === null) !== (total === undefined) && isUsed)
    refuse('bilheteria.capacidade', total ? 'limitStays' : 'limitLate', { vendido: gone })
  const kept = new Set(ingressos.flatMap(({ lotes }) => lotes.flatMap(({ id }) => id ?? [])))
  for (const [n, { id, lotes }] of ingressos.entries()) {
    const missing = sold.filter(
      (one) => id !== null && one.ingressoId === id && one.flagUsado && !kept.has(one.id),
    )
    if (missing.length > 0)
      refuse(`bilheteria.ingressos.${n}.lotes.${Math.max(0, lotes.length - 1)}.nome`, 'lotStays')
  }
}

function checkPerguntas(refuse: Refuse, at: string, perguntas: readonly PerguntaEquipe[]): void {
  for (const [n, { tipo, opcoes }] of perguntas.entries()) {
    const chooses = tipo === 'opcao' || tipo === 'multipla'
    if (chooses && new Set(opcoes.map((one) => one.trim())).size < 2) refuse(`${at}.${n}.opcoes`, 'options')
    if (chooses && new Set(opcoes).size < opcoes.length) refuse(`${at}.${n}.opcoes`, 'unique')
  }
}

function requireOrder(refuse: Refuse, campo: string, from: string | null, until: string | null): void {
  if (from !== null && until !== null && Date.parse(until) <= Date.parse(from)) refuse(campo, 'after')
}

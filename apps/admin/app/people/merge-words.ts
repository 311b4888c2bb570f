import { ApiError } from '@atrio/contract'
import { errorText } from '../lib/error-text.ts'
import { m } from '../paraglide/messages.js'

const motives: Record<string, () => string> = {
  equipe: m.merge_refused_staff,
  exclusao: m.merge_refused_erasure,
  cobranca: m.merge_refused_card,
  mudou: m.merge_refused_changed,
}

/** Why two people cannot be made one, or two again, and what to do about it. */
export function mergeErrorText(error: unknown): string {
  const motivo = error instanceof ApiError ? error.body.detalhes?.['motivo'] : undefined
  return motives[String(motivo)]?.() ?? errorText(error)
}

const things: Record<string, () => string> = {
  pedido: m.merge_of_orders,
  inscricao: m.merge_of_tickets,
  celula_membro: m.merge_of_groups,
  crianca_responsavel: m.merge_of_children,
  nota_sermao: m.merge_of_notes,
  carteirinha: m.merge_of_cards,
  oracao: m.merge_of_prayers,
  plano_leitura_assinatura: m.merge_of_readings,
  usuario_endereco: m.merge_of_addresses,
  usuario_documento: m.merge_of_documents,
}

/** What hangs on somebody, by kind; what has no name of its own is counted together. */
export function thingsOf(
  itens: readonly { tabela: string; quantidade: number }[],
): { label: string; quantidade: number }[] {
  const named = itens.flatMap(({ tabela, quantidade }) => {
    const label = things[tabela]
    return label ? [{ label: label(), quantidade }] : []
  })
  const rest = itens
    .filter(({ tabela }) => !(tabela in things))
    .reduce((sum, { quantidade }) => sum + quantidade, 0)
  return rest > 0 ? [...named, { label: m.merge_of_others(), quantidade: rest }] : named
}

import type { Igreja } from '@atrio/contract'
import type { ChurchDescription, MetodoCodigo } from '../church-description.ts'

/** What methods usually cost: parts per million, and cents on top. */
const taxas: Partial<Record<MetodoCodigo, [ppm: number, cents: bigint]>> = {
  pix: [9_900, 0n],
  cartao_credito: [39_900, 39n],
  boleto: [0, 349n],
  picpay: [34_900, 0n],
  paypal: [48_900, 60n],
  ach: [8_000, 25n],
}

const instrucoes: Record<Igreja['idioma'], { dinheiro: string; transferencia: string }> = {
  pt_BR: {
    dinheiro: 'Na secretaria, de segunda a sexta das 9h às 17h, ou depois do culto de domingo.',
    transferencia: 'Banco 001, agência 1234-5, conta 67.890-1. Escreva o código do pedido no histórico.',
  },
  en: {
    dinheiro: 'At the office, weekdays 9 to 5, or after either Sunday service.',
    transferencia: 'Casco Bay Savings, routing 011201458, account 4402918. Put the order code in the memo.',
  },
  es: {
    dinheiro: 'En la oficina, de lunes a viernes de 10 a 14, o después del culto del domingo.',
    transferencia: 'IBAN ES91 2100 0418 4502 0005 1332. Escribe el código del pedido en el concepto.',
  },
}

/** Fees of a method, and where the money goes that no gateway collects. */
export function metodoDados(
  { cliente }: ChurchDescription,
  idioma: Igreja['idioma'],
  codigo: MetodoCodigo,
): { taxaPpm: number; taxaFixa: bigint; dados: string } {
  const [taxaPpm, taxaFixa] = taxas[codigo] ?? [0, 0n]
  const dados =
    codigo === 'pix_manual'
      ? { tipoChave: 'email', chave: cliente.email ?? 'financeiro@atrio.example' }
      : codigo === 'dinheiro' || codigo === 'transferencia'
        ? { instrucoes: instrucoes[idioma][codigo] }
        : {}
  return { taxaPpm, taxaFixa, dados: JSON.stringify(dados) }
}

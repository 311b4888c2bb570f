import { formatCep, todayIn } from '@atrio/rules'
import { inTenant, requireIgreja, type Context } from '../http/context.ts'
import { answerPdf } from '../http/document.ts'
import type { FileAnswer } from '../http/file-answer.ts'
import { AppError } from '../http/errors.ts'
import { openComprador, readDocumento, type Comprador } from '../payments/order/buyer.ts'
import { loadPedido } from '../payments/order/load-order.ts'
import { loadConfiguracao } from '../payments/charge/methods.ts'
import { findPedidoId, viewPedido, type Viewer } from '../payments/order/view-order.ts'
import type { Boleto } from './boleto-pdf.ts'
import { boletoWords } from './boleto-words.ts'

/**
 * The slip that an order waits for, drawn when it is asked for (Decision 62).
 * @throws AppError NOT_FOUND, also for an order that is paid, ended or waits for something else
 */
export async function makeBoleto(ctx: Context, viewed: Viewer & { codigo: string }): Promise<FileAnswer> {
  const boleto = await inTenant(ctx, async (trx): Promise<Boleto> => {
    const id = await findPedidoId(trx, viewed)
    const pedido = await viewPedido(ctx.deps, trx, { id })
    const { instrumento } = pedido
    if (instrumento?.tipo !== 'boleto') throw new AppError('NOT_FOUND')
    const config = await loadConfiguracao(trx, { igrejaId: requireIgreja(ctx).id })
    const { pedido: row } = await loadPedido(trx, { id })
    const comprador = openComprador(ctx.deps.secrets, row.codigo, row.compradorEncrypted)
    return {
      locale: ctx.locale,
      igreja: config.nome,
      beneficiario: [config.razaoSocial ?? config.nome, config.documento, config.cidade],
      pagador: payerLines(comprador),
      codigo: pedido.codigo,
      referente: pedido.titulo,
      valor: pedido.total,
      emitido: todayIn(config.fusoHorario, row.dataCadastro),
      vencimento: instrumento.vencimento,
      // Of slips from before it was kept, the order's code stands for it.
      nossoNumero: (instrumento as { nossoNumero?: string | null }).nossoNumero ?? pedido.codigo,
      codigoBarras: instrumento.codigoBarras,
      linhaDigitavel: instrumento.linhaDigitavel,
    }
  })
  return answerPdf(ctx, `${boletoWords[ctx.locale].file}-${boleto.codigo.toLowerCase()}`, 'boleto', boleto)
}

/** Name and number in the first line, where they live in the second. */
function payerLines({ nome, documento, endereco }: Comprador): [string, string] {
  const number = readDocumento(documento)?.join(' ')
  const where = endereco && [
    `${endereco.rua}, ${endereco.numero}${endereco.complemento ? ` ${endereco.complemento}` : ''}`,
    endereco.bairro,
    `${endereco.cidade} ${endereco.estado}`,
    formatCep(endereco.cep),
  ]
  return [[nome, number].filter(Boolean).join(' – '), where ? where.filter(Boolean).join(', ') : '']
}

import type { Locale } from '@atrio/rules'

/** What receipts and yearly statements say. */
export const reciboWords: Record<
  Locale,
  Record<
    | 'receipt'
    | 'statement'
    | 'receiptFile'
    | 'statementFile'
    | 'received'
    | 'from'
    | 'to'
    | 'document'
    | 'date'
    | 'code'
    | 'fee'
    | 'refunded'
    | 'total',
    string
  >
> = {
  'pt-BR': {
    receipt: 'Recibo de contribuição',
    statement: 'Declaração de contribuições de',
    receiptFile: 'recibo',
    statementFile: 'declaracao',
    received: 'Recebemos, com gratidão:',
    from: 'De',
    to: 'Para',
    document: 'CNPJ',
    date: 'Pago em',
    code: 'Código',
    fee: 'Taxas e juros pagos',
    refunded: 'Devolvido',
    total: 'Total pago',
  },
  en: {
    receipt: 'Receipt for a gift',
    statement: 'Statement of gifts in',
    receiptFile: 'receipt',
    statementFile: 'statement',
    received: 'Received with thanks:',
    from: 'From',
    to: 'To',
    document: 'Tax id',
    date: 'Paid on',
    code: 'Code',
    fee: 'Fees and interest paid',
    refunded: 'Refunded',
    total: 'Total paid',
  },
  es: {
    receipt: 'Recibo de ofrenda',
    statement: 'Declaración de ofrendas de',
    receiptFile: 'recibo',
    statementFile: 'declaracion',
    received: 'Recibimos con gratitud:',
    from: 'De',
    to: 'Para',
    document: 'Identificación fiscal',
    date: 'Pagado el',
    code: 'Código',
    fee: 'Comisiones e intereses pagados',
    refunded: 'Reembolsado',
    total: 'Total pagado',
  },
}

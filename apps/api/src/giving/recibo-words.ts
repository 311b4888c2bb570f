import type { Locale } from '@atrio/rules'

/** What receipts and yearly statements say. */
export const reciboWords: Record<
  Locale,
  Record<
    | 'receipt'
    | 'ticketReceipt'
    | 'statement'
    | 'receiptFile'
    | 'statementFile'
    | 'received'
    | 'from'
    | 'to'
    | 'document'
    | 'event'
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
    ticketReceipt: 'Recibo de inscrição',
    statement: 'Declaração de contribuições de',
    receiptFile: 'recibo',
    statementFile: 'declaracao',
    received: 'Recebemos, com gratidão:',
    from: 'De',
    to: 'Para',
    document: 'CNPJ',
    event: 'Evento',
    date: 'Pago em',
    code: 'Código',
    fee: 'Taxas e juros pagos',
    refunded: 'Devolvido',
    total: 'Total pago',
  },
  en: {
    receipt: 'Receipt for a gift',
    ticketReceipt: 'Receipt for a registration',
    statement: 'Statement of gifts in',
    receiptFile: 'receipt',
    statementFile: 'statement',
    received: 'Received with thanks:',
    from: 'From',
    to: 'To',
    document: 'Tax id',
    event: 'Event',
    date: 'Paid on',
    code: 'Code',
    fee: 'Fees and interest paid',
    refunded: 'Refunded',
    total: 'Total paid',
  },
  es: {
    receipt: 'Recibo de ofrenda',
    ticketReceipt: 'Recibo de inscripción',
    statement: 'Declaración de ofrendas de',
    receiptFile: 'recibo',
    statementFile: 'declaracion',
    received: 'Recibimos con gratitud:',
    from: 'De',
    to: 'Para',
    document: 'Identificación fiscal',
    event: 'Evento',
    date: 'Pagado el',
    code: 'Código',
    fee: 'Comisiones e intereses pagados',
    refunded: 'Reembolsado',
    total: 'Total pagado',
  },
}

import type { Locale } from '@atrio/rules'

/** What stands above a slip; on the slip itself every word is the banks' (FEBRABAN). */
export const boletoWords: Record<
  Locale,
  {
    title: string
    file: string
    barcode: string
    order: (codigo: string, what: string) => string
    howTo: (date: string) => string
    afterwards: string
  }
> = {
  'pt-BR': {
    title: 'Boleto',
    file: 'boleto',
    barcode: 'Código de barras',
    order: (codigo, what) => `Pedido ${codigo} · ${what}`,
    howTo: (date) =>
      `Pague até ${date} no aplicativo do seu banco, na agência ou na lotérica: leia o código de barras ou digite a linha.`,
    afterwards: 'O banco confirma o pagamento em até três dias úteis. Não é preciso enviar comprovante.',
  },
  en: {
    title: 'Bank slip (boleto)',
    file: 'bank-slip',
    barcode: 'Barcode',
    order: (codigo, what) => `Order ${codigo} · ${what}`,
    howTo: (date) =>
      `Pay by ${date} in the app of a Brazilian bank, at a branch or at a lottery shop: scan the barcode or type the number.`,
    afterwards: 'The bank confirms within three business days. There is no need to send a receipt.',
  },
  es: {
    title: 'Boleto',
    file: 'boleto',
    barcode: 'Código de barras',
    order: (codigo, what) => `Pedido ${codigo} · ${what}`,
    howTo: (date) =>
      `Paga hasta el ${date} en la aplicación de un banco brasileño, en una sucursal o en una lotería: escanea el código de barras o escribe la línea.`,
    afterwards: 'El banco confirma en un máximo de tres días hábiles. No hace falta enviar comprobante.',
  },
}

/** Banks by the first three digits of their slips; of others the number has to do. */
export const bancos: Readonly<Record<string, string>> = {
  '001': 'Banco do Brasil',
  '033': 'Santander',
  '041': 'Banrisul',
  '077': 'Inter',
  '104': 'Caixa',
  '208': 'BTG Pactual',
  '237': 'Bradesco',
  '260': 'Nubank',
  '341': 'Itaú',
  '422': 'Safra',
  '748': 'Sicredi',
  '756': 'Sicoob',
}

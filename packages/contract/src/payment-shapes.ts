import * as z from 'zod/mini'
import { emailAddress, id, isoDate, isoDateTime, text } from './fields.ts'

/** An amount in whole cents of the church's currency (Decision 38). */
export const centavos = z.number().check(z.int(), z.minimum(0), z.maximum(10_000_000_000))

/** How money comes (Spec §3). */
export const metodoCodigo = z.enum([
  'ach',
  'boleto',
  'cartao_credito',
  'dinheiro',
  'paypal',
  'picpay',
  'pix_manual',
  'pix',
  'transferencia',
])
export type MetodoPagamentoCodigo = z.output<typeof metodoCodigo>
export const metodoCodigos: readonly MetodoPagamentoCodigo[] = metodoCodigo.options

/** Spec §4; `cancelado` and `reembolsado` are ours. Derived from the attempts to pay, never set by hand. */
export const pedidoStatus = z.enum([
  'em_aberto',
  'pendente',
  'aguardando',
  'em_analise',
  'aprovado',
  'nao_aprovado',
  'cancelado',
  'reembolsado',
])

/** Where a Brazilian bill goes, or a card's owner lives. */
const enderecoPagador = z.strictObject({
  /** ISO 3166-1 alpha-2. Pix and boleto take `BR` alone (Spec §5). */
  pais: z.string().check(z.regex(/^[A-Z]{2}$/)),
  estado: text(60),
  cidade: text(80),
  bairro: text(80),
  rua: text(120),
  numero: text(20),
  complemento: z.nullish(text(80)),
  cep: text(12),
})

/** Who pays, as receipts and the payment provider need it. */
export const pagador = z.strictObject({
  nome: z.string().check(z.trim(), z.minLength(2), z.maxLength(120)),
  email: emailAddress,
  /** CPF or CNPJ with or without its signs; Pix, boleto and PicPay need it. */
  documento: z.nullish(text(20)),
  telefone: z.nullish(text(30)),
  /** Boleto needs it. */
  endereco: z.nullish(enderecoPagador),
})

/**
 * With what is paid. Never the number of a card or account: that goes to the tokenisation service alone, and a body
 * that holds one is refused (CARD_DATA_NOT_ACCEPTED).
 */
export const meioPagamento = z.strictObject({
  /** From `POST /general/payment/church/{id}/card/token`: used once, lives minutes. */
  token: z.nullish(text(500)),
  /** One of the person's saved cards. */
  idCartao: z.nullish(id),
  /** The name on a new card, as it was typed: a kept card shows it. */
  titular: z.nullish(text(120)),
  /** Keeps the card for later (Spec §9: true by default). */
  salvarCartao: z._default(z.boolean(), true),
})

export const parcelas = z._default(z.number().check(z.int(), z.minimum(1), z.maximum(24)), 1)

/** What the person is shown to pay with. */
export const instrumento = z.discriminatedUnion('tipo', [
  z.object({
    tipo: z.literal('pix'),
    /** The code to paste, and to draw as a QR code. */
    copiaECola: z.string(),
    expiraEm: isoDateTime,
  }),
  z.object({
    tipo: z.literal('boleto'),
    /** 47 digits. */
    linhaDigitavel: z.string(),
    /** 44 digits, to be drawn as ITF. */
    codigoBarras: z.string(),
    vencimento: isoDate,
    pdfUrl: z.nullable(z.string()),
  }),
  z.object({
    tipo: z.literal('picpay'),
    /** Opens the app. */
    url: z.string(),
    qrCode: z.string(),
    expiraEm: isoDateTime,
  }),
  z.object({ tipo: z.literal('ach'), banco: z.nullable(z.string()), ultimos4: z.string() }),
  z.object({
    tipo: z.literal('pix_manual'),
    /** Which of the five kinds of key (Spec §3). */
    tipoChave: z.enum(['cnpj', 'cpf', 'email', 'telefone', 'aleatoria']),
    chave: z.string(),
    copiaECola: z.string(),
    expiraEm: isoDateTime,
  }),
  z.object({
    tipo: z.enum(['dinheiro', 'transferencia']),
    /** In the church's words: where and when, or its account. */
    instrucoes: z.nullable(z.string()),
    expiraEm: isoDateTime,
  }),
])
export type InstrumentoPagamento = z.output<typeof instrumento>

/** One way to pay an amount, with what it costs. */
export const metodoOferecido = z.object({
  codigo: metodoCodigo,
  nome: z.string(),
  /** Spec §3: cardconnect 1, picpay 4, stripe 5, zoop 8; sandbox 0, PayPal 100, Pix 101 are ours. */
  idGatewayPagamento: z.nullable(z.number()),
  /** Null when it can be chosen; else why not. */
  indisponivel: z.nullable(
    z.enum([
      /** Closer to the event than the church allows, or not possible any more. */
      'prazo',
      /** Above what the provider takes at once, or above PicPay's R$ 4.999,99 (Spec §5). */
      'valor',
      /** The church or its provider does not take it now. */
      'desligado',
    ]),
  ),
  /** What the person pays on top; 0 when the church bears it. */
  taxas: centavos,
  /** `valor` and `taxas` together, in one payment. */
  total: centavos,
  /** One entry for one payment and each number of installments that is allowed. */
  parcelas: z.array(
    z.object({
      quantidade: z.number(),
      /** Each of them; the first may differ by the cents that do not divide. */
      valorParcela: centavos,
      valorPrimeira: centavos,
      juros: centavos,
      total: centavos,
    }),
  ),
  /** Days that the person has to pay, for methods outside the system and for boletos. */
  diasParaPagar: z.nullable(z.number()),
  /** Only for payers with a Brazilian address (Spec §5). */
  flagSomenteBrasil: z.boolean(),
  /** Needs CPF or CNPJ of the payer. */
  flagDocumento: z.boolean(),
  /** Needs the payer's address. */
  flagEndereco: z.boolean(),
  /** A card can be kept, and a recurring gift charged to it. */
  flagSalva: z.boolean(),
})
export type MetodoOferecido = z.output<typeof metodoOferecido>

export const cartao = z.object({
  id: z.number(),
  tipo: z.enum(['cartao_credito', 'ach']),
  bandeira: z.nullable(z.string()),
  ultimos4: z.string(),
  /** `12/2030` */
  validade: z.nullable(z.string()),
  titular: z.nullable(z.string()),
  dataCadastro: isoDateTime,
})

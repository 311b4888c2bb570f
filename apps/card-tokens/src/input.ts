import { cardValidity } from '@atrio/rules'
import { z } from 'zod'
import { brandOf, isLuhn, isRoutingNumber } from './numbers.ts'

const gateway = z.number().int().min(0).max(1_000)
const digits = (text: string) => text.replaceAll(/[\s-]/g, '')
const holder = z.string().trim().min(2).max(120)

const cardInput = z
  .strictObject({
    tipo: z.literal('cartao_credito').default('cartao_credito'),
    idGatewayPagamento: gateway,
    /** As typed: blanks and hyphens are taken out. */
    numero: z
      .string()
      .max(30)
      .transform(digits)
      .refine((numero) => /^\d{13,19}$/.test(numero) && isLuhn(numero)),
    /** Spec §5: MM/YY or MM/YYYY. */
    validade: z
      .string()
      .trim()
      .refine((validade) => validade !== '' && !cardValidity(validade, undefined, { today: today() })),
    cvv: z.string().regex(/^\d{3,4}$/),
    nome: holder,
    /** CPF or CNPJ of the holder: Zoop's anti-fraud. */
    documento: z.string().max(20).nullish(),
    /** Of the holder (Spec §3), for gateways whose anti-fraud asks. */
    nascimento: z.iso.date().nullish(),
  })
  .refine(({ numero, cvv }) => cvv.length === (brandOf(numero) === 'amex' ? 4 : 3), { path: ['cvv'] })

const accountInput = z.strictObject({
  tipo: z.literal('ach'),
  idGatewayPagamento: gateway,
  /** Spec §3: account number, routing number, account type. */
  conta: z
    .string()
    .max(30)
    .transform(digits)
    .refine((conta) => /^\d{4,17}$/.test(conta)),
  roteamento: z.string().max(12).transform(digits).refine(isRoutingNumber),
  tipoConta: z.enum(['checking', 'savings']),
  nome: holder,
})

type Card = Omit<z.output<typeof cardInput>, 'documento' | 'nascimento'> & {
  documento?: string | null | undefined
  nascimento?: string | null | undefined
}
type Account = z.output<typeof accountInput>
export type TokenRequest = Card | Account

/** What was sent, or the names of the fields that are wrong; never their values. */
export function readRequest(body: unknown): { request: TokenRequest } | { campos: string[] } {
  const isAccount = typeof body === 'object' && body !== null && 'tipo' in body && body.tipo === 'ach'
  const result = (isAccount ? accountInput : cardInput).safeParse(body)
  if (result.success) return { request: result.data }
  const names = result.error.issues.map(({ path }) => String(path[0] ?? 'body'))
  return { campos: [...new Set(names)] }
}

/** In the zone where the day ends last: a card is good until its month is over everywhere. */
function today(): string {
  return new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10)
}

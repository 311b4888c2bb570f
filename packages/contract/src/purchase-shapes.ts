import * as z from 'zod/mini'
import { isoDate, isoDateTime } from './fields.ts'
import { centavos } from './payment-shapes.ts'

/**
 * What can be bought, by the `tipo` of its orders, with what an order of it shows beside what all orders have. With another
 * entry here the API and the portal no longer compile until each has a module for it (Decision 118).
 */
const purchaseKinds = {
  evento: z.object({
    evento: z.nullable(
      z.object({
        id: z.number(),
        nome: z.string(),
        dataInicio: isoDateTime,
        local: z.nullable(z.string()),
        endereco: z.nullable(z.string()),
        flagOnline: z.boolean(),
        imagem: z.nullable(z.object({ url: z.string(), alt: z.string() })),
      }),
    ),
    inscricoes: z.array(
      z.object({
        id: z.number(),
        numero: z.number(),
        ingresso: z.string(),
        participante: z.nullable(z.string()),
        valor: centavos,
        taxas: centavos,
      }),
    ),
  }),
  doacao: z.object({
    doacoes: z.array(z.object({ idMotivo: z.number(), motivo: z.string(), valor: centavos })),
    /** Every how many days it is made again; null where it is made once. */
    recorrenciaDias: z.nullable(z.number()),
    /** The recurring gift that this charge belongs to. */
    idRecorrencia: z.nullable(z.string()),
    /** When it is charged next, soonest first; none where it is paused or over. */
    proximasDatas: z.array(isoDate),
  }),
  assinatura: z.object({
    assinatura: z.nullable(
      z.object({
        /** Null once its person was erased. */
        codigo: z.nullable(z.string()),
        idPlano: z.number(),
        plano: z.string(),
        meses: z.number(),
        valor: centavos,
        taxaContratacao: centavos,
        /** What was left of the plan before. */
        credito: centavos,
        /** The period that the order pays; null while it is not paid. */
        periodo: z.nullable(z.object({ de: isoDate, ate: isoDate })),
      }),
    ),
  }),
}

export const pedidoTipo = z.keyof(z.object(purchaseKinds))
export type PedidoTipo = z.output<typeof pedidoTipo>
/** What an order of a kind shows of what was bought. */
export type Bought<Tipo extends PedidoTipo> = z.output<(typeof purchaseKinds)[Tipo]>

/** The fields of all kinds, which every order has on the wire. */
export const boughtFields = {
  ...purchaseKinds.evento.shape,
  ...purchaseKinds.doacao.shape,
  ...purchaseKinds.assinatura.shape,
}

/** What they hold in orders of another kind. */
export const nothingBought: z.output<z.ZodMiniObject<typeof boughtFields>> = {
  evento: null,
  inscricoes: [],
  doacoes: [],
  recorrenciaDias: null,
  idRecorrencia: null,
  proximasDatas: [],
  assinatura: null,
}

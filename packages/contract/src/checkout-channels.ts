import * as z from 'zod/mini'
import { defineChannel } from './channel.ts'
import { text } from './fields.ts'
import { pedidoStatus } from './payment-shapes.ts'

export const checkoutChannels = {
  pedido: defineChannel({
    summary: 'An order of the person, or a gift that somebody made without an account: read it again',
    auth: 'optional',
    params: z.strictObject({ codigo: text(40) }),
    event: z.object({ status: pedidoStatus }),
  }),
}

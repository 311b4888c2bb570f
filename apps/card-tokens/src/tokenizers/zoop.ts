import { longValidity, post, refused, type Tokenizer } from '../tokenizer.ts'

/** Zoop's card tokens, made with the publishable key. */
export function zoopTokenizer(options: {
  url: string
  marketplaceId: string
  publishableKey: string
}): Tokenizer {
  const authorization = `Basic ${Buffer.from(`${options.publishableKey}:`).toString('base64')}`
  return {
    id: 8,
    async tokenize(request) {
      if (request.tipo === 'ach') return refused('unsupported')
      const validade = longValidity(request.validade)
      const [expirationMonth, expirationYear] = validade.split('/')
      const answer = await post(
        `${options.url}/v1/marketplaces/${options.marketplaceId}/cards/tokens`,
        { authorization, 'content-type': 'application/json' },
        JSON.stringify({
          holder_name: request.nome,
          expiration_month: expirationMonth,
          expiration_year: expirationYear,
          card_number: request.numero,
          security_code: request.cvv,
        }),
      )
      if (!answer) return refused('unavailable')
      const { id, card } = answer.body as {
        id?: unknown
        card?: { card_brand?: string; last4_digits?: string }
      }
      if (answer.status > 201 || typeof id !== 'string')
        return refused(answer.status === 401 ? 'unavailable' : 'invalid')
      const bandeira = card?.card_brand?.toLowerCase() ?? null
      return {
        kind: 'token',
        token: id,
        bandeira,
        ultimos4: card?.last4_digits ?? request.numero.slice(-4),
        validade,
      }
    },
  }
}

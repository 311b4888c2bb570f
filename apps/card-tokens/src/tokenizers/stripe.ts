import { longValidity, post, refused, type Tokenizer } from '../tokenizer.ts'

/** Stripe's PaymentMethods, made with the publishable key, as Stripe's own script would. */
export function stripeTokenizer({ url, publishableKey }: { url: string; publishableKey: string }): Tokenizer {
  return {
    id: 5,
    async tokenize(request) {
      const form = new URLSearchParams({ 'billing_details[name]': request.nome })
      if (request.tipo === 'ach') {
        form.set('type', 'us_bank_account')
        form.set('us_bank_account[account_number]', request.conta)
        form.set('us_bank_account[routing_number]', request.roteamento)
        form.set('us_bank_account[account_type]', request.tipoConta)
        form.set('us_bank_account[account_holder_type]', 'individual')
      } else {
        const [month = '', year = ''] = longValidity(request.validade).split('/')
        form.set('type', 'card')
        form.set('card[number]', request.numero)
        form.set('card[exp_month]', month)
        form.set('card[exp_year]', year)
        form.set('card[cvc]', request.cvv)
      }
      const answer = await post(
        `${url}/v1/payment_methods`,
        { authorization: `Bearer ${publishableKey}` },
        form,
      )
      if (!answer) return refused('unavailable')
      const { id, card, us_bank_account: account } = answer.body as StripeMethod
      if (answer.status !== 200 || typeof id !== 'string')
        return refused(answer.status === 402 || answer.status === 400 ? 'invalid' : 'unavailable')
      return {
        kind: 'token',
        token: id,
        bandeira: card?.brand ?? null,
        ultimos4: card?.last4 ?? account?.last4 ?? '',
        validade: request.tipo === 'ach' ? null : longValidity(request.validade),
      }
    },
  }
}

interface StripeMethod {
  id?: unknown
  card?: { brand?: string; last4?: string }
  us_bank_account?: { last4?: string }
}

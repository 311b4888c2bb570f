import type { TokenRequest } from '../input.ts'
import { brandOf } from '../numbers.ts'
import { longValidity, post, refused, type Tokenizer } from '../tokenizer.ts'
import { accountOutcome, cardOutcome } from './test-numbers.ts'

/** Tells the sandbox what a number does; the number itself stays here. */
export function sandboxTokenizer({ url, key }: { url: string; key: string }): Tokenizer {
  return {
    id: 0,
    async tokenize(request) {
      const facts = factsOf(request)
      const answer = await post(
        `${url}/v1/tokens`,
        { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        JSON.stringify(facts),
      )
      const token = answer?.body['token']
      if (typeof token !== 'string') return refused('unavailable')
      return { kind: 'token', token, bandeira: facts.brand, ultimos4: facts.last4, validade: facts.validade }
    },
  }
}

function factsOf(request: TokenRequest) {
  if (request.tipo === 'ach') {
    const { tipo, conta } = request
    return { tipo, outcome: accountOutcome(conta), brand: null, last4: conta.slice(-4), validade: null }
  }
  const { tipo, numero, validade } = request
  return {
    tipo,
    outcome: cardOutcome(numero),
    brand: brandOf(numero),
    last4: numero.slice(-4),
    validade: longValidity(validade),
  }
}

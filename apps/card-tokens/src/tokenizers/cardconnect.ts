import { brandOf } from '../numbers.ts'
import { longValidity, post, refused, type Tokenizer } from '../tokenizer.ts'

const accountTypes = { checking: 'ECHK', savings: 'ESAV' }

/** CardSecure: needs no key; an account goes in as `routing/account`. */
export function cardconnectTokenizer({ url }: { url: string }): Tokenizer {
  return {
    id: 1,
    async tokenize(request) {
      const isAccount = request.tipo === 'ach'
      const validade = isAccount ? null : longValidity(request.validade)
      const body = isAccount
        ? { account: `${request.roteamento}/${request.conta}` }
        : {
            account: request.numero,
            // YYYYMM
            expiry: `${validade!.slice(3)}${validade!.slice(0, 2)}`,
            cvv: request.cvv,
          }
      const answer = await post(
        `${url}/cardsecure/api/v1/ccn/tokenize`,
        { 'content-type': 'application/json' },
        JSON.stringify(body),
      )
      if (!answer) return refused('unavailable')
      const { token, errorcode } = answer.body
      if (answer.status !== 200 || typeof token !== 'string' || Number(errorcode) !== 0)
        return refused('invalid')
      // CardConnect charges a token with the card's expiry or the account's type beside it: the token does not carry it.
      const beside = isAccount
        ? accountTypes[request.tipoConta]
        : `${validade!.slice(0, 2)}${validade!.slice(5)}`
      const number = isAccount ? request.conta : request.numero
      return {
        kind: 'token',
        token: `${token}:${beside}`,
        bandeira: isAccount ? null : brandOf(number),
        ultimos4: number.slice(-4),
        validade,
      }
    },
  }
}

import type { ColumnPurpose } from '../sealed-columns.ts'
import { seal, unseal } from '../sealed.ts'
import type { Secrets } from '../secrets.ts'

/** Of a request, or of a message below one: sealed for that row of one church it opens nowhere else. */
interface Place {
  of: Extract<ColumnPurpose, 'oracao' | 'oracaoMensagem'>
  igrejaId: number
  uuid: string
}

interface Words {
  mensagem: string | null
  mensagemEncrypted: Buffer | null
}

/** The two columns of a text: as it is where everybody reads it, else sealed. */
export function writeWords(
  secrets: Secrets,
  place: Place,
  { text, open }: { text: string; open: boolean },
): Words {
  return open
    ? { mensagem: text, mensagemEncrypted: null }
    : { mensagem: null, mensagemEncrypted: seal(secrets, place.of, contextOf(place), text) }
}

/** For the demo world, which has no key of its own. */
export function sealerOf(
  secrets: Secrets,
): (of: Place['of'], place: Omit<Place, 'of'>, text: string) => Buffer {
  return (of, place, text) => seal(secrets, of, contextOf({ of, ...place }), text)
}

export function readWords(secrets: Secrets, place: Place, { mensagem, mensagemEncrypted }: Words): string {
  return mensagemEncrypted === null
    ? (mensagem ?? '')
    : unseal(secrets, place.of, contextOf(place), mensagemEncrypted)
}

const PREFIX = { oracao: 'oracao', oracaoMensagem: 'oracao-mensagem' }

const contextOf = ({ of, igrejaId, uuid }: Place) => `${PREFIX[of]}:${igrejaId}:${uuid}`

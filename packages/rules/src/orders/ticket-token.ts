/** What a ticket's QR code says. A door checks `signature` over `signed` with the public key named `kid` (Decision 58). */
export interface TicketToken {
  kid: string
  igreja: number
  evento: number
  /** Ten of Crockford's 32 letters and digits. */
  codigo: string
  signed: string
  /** Ed25519, base64url. */
  signature: string
}

/** The text that is signed: short, for every letter makes the squares of the code smaller. */
export function ticketPayload(ticket: Pick<TicketToken, 'kid' | 'igreja' | 'evento' | 'codigo'>): string {
  return ['AT1', ticket.kid, ticket.igreja, ticket.evento, ticket.codigo].join('.')
}

/** Reads a QR code; null for one that is not of a ticket of ours. Says nothing about its signature. */
export function parseTicketToken(text: string): TicketToken | null {
  const match = TOKEN.exec(text.trim())
  if (!match) return null
  const [, signed, kid, igreja, evento, codigo, signature] = match as unknown as Fields
  return { kid, igreja: Number(igreja), evento: Number(evento), codigo, signed, signature }
}

type Fields = [string, string, string, string, string, string, string]
const TOKEN = /^(AT1\.([\w-]{6})\.(\d{1,10})\.(\d{1,10})\.([\dA-HJKMNP-TV-Z]{10}))\.([\w-]{86})$/

/** `7K4-9QX-2B0A`, as people read it out. */
export function formatTicketCode(codigo: string): string {
  return `${codigo.slice(0, 3)}-${codigo.slice(3, 6)}-${codigo.slice(6)}`
}

/** A code as somebody typed it, or null when it cannot be one: `o` is a zero, `i` and `l` are ones. */
export function parseTicketCode(text: string): string | null {
  const codigo = text
    .toUpperCase()
    .replaceAll(/[\s.-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return /^[\dA-HJKMNP-TV-Z]{10}$/.test(codigo) ? codigo : null
}

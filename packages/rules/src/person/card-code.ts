/** What the QR code of a member card says: which card, until when, and who says so (Decision 139). Nothing of the person. */
export interface CardCode {
  igreja: number
  carteirinha: number
  /** Shown on a screen, which gets a new one each minute, or printed. */
  onde: 'tela' | 'papel'
  /** In seconds since 1970. */
  ate: number
  signed: string
  signature: string
}

/** How long a code on a screen is good. */
export const CARD_CODE_SECONDS = 120

/** The text that is signed: short, for every letter makes the squares of the code smaller. */
export function cardPayload({
  igreja,
  carteirinha,
  onde,
  ate,
}: Omit<CardCode, 'signed' | 'signature'>): string {
  return ['AC1', onde === 'tela' ? 't' : 'p', igreja, carteirinha, ate].join('.')
}

/** Reads a QR code, which is an address with the code behind its `#`; null for one that is not of a card of ours. */
export function parseCardCode(text: string): CardCode | null {
  const match = CODE.exec(text.trim())
  if (!match) return null
  const [, signed, onde, igreja, carteirinha, ate, signature] = match as unknown as Fields
  return {
    igreja: Number(igreja),
    carteirinha: Number(carteirinha),
    onde: onde === 't' ? 'tela' : 'papel',
    ate: Number(ate),
    signed,
    signature,
  }
}

type Fields = [string, string, string, string, string, string, string]
const CODE = /^(?:https?:\/\/[^\s#]{1,200}#)?(AC1\.([tp])\.(\d{1,10})\.(\d{1,10})\.(\d{10}))\.([\w-]{22})$/

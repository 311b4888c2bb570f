import { crc16, readFields, writeField } from './emv-tlv.ts'

/** Who receives; both are written without accents and cut to 25 and 15 characters. */
interface PixReceiver {
  nome: string
  cidade: string
}

/** A code that holds all by itself: manual Pix. */
export interface StaticPix extends PixReceiver {
  kind: 'static'
  /** Normalised: see `normalizePixKey`. */
  chave: string
  /** Cents of BRL above zero; null where the payer types the amount. */
  valor: bigint | null
  /** 1 to 25 letters and digits; null where there is none. */
  txid: string | null
  /** For the payer, cut to what fits beside the key. */
  descricao?: string
}

/** A code that leads to a charge at the provider, which has amount, expiry and txid. */
export interface DynamicPix extends PixReceiver {
  kind: 'dynamic'
  /** Without `https://`, at most 77 characters. */
  url: string
}

/** What a code says. `singleUse` is the provider's word that it is paid once. */
export type DecodedPix = (StaticPix | DynamicPix) & { singleUse: boolean }

/** Identifier of a static code, ours to choose. */
export function isStaticTxid(txid: string): boolean {
  return /^[a-zA-Z0-9]{1,25}$/.test(txid)
}

/** Identifier of a charge at a provider, as the Central Bank's API demands it. */
export function isDynamicTxid(txid: string): boolean {
  return /^[a-zA-Z0-9]{26,35}$/.test(txid)
}

/**
 * The text of a Pix QR code, which is also what is copied and pasted ("BR Code").
 * @throws RangeError for what a code cannot hold
 */
export function encodePix(pix: StaticPix | DynamicPix): string {
  const isStatic = pix.kind === 'static'
  const body =
    writeField('00', '01') +
    (isStatic ? '' : writeField('01', '12')) +
    writeField('26', isStatic ? staticAccount(pix) : dynamicAccount(pix)) +
    writeField('52', '0000') +
    writeField('53', BRL) +
    (isStatic && pix.valor !== null ? writeField('54', amountText(pix.valor)) : '') +
    writeField('58', 'BR') +
    writeField('59', plainText(pix.nome, 25)) +
    writeField('60', plainText(pix.cidade, 15)) +
    writeField('62', writeField('05', (isStatic ? pix.txid : null) ?? NO_TXID)) +
    '6304'
  if (isStatic && pix.txid !== null && !isStaticTxid(pix.txid)) throw new RangeError('not a txid')
  return body + crc16(body)
}

/** What a BR Code says, or null where it is none, is damaged or asks for another currency. */
export function decodePix(text: string): DecodedPix | null {
  const code = text.trim()
  const fields = readFields(code)
  if (!fields || crc16(code.slice(0, -4)) !== code.slice(-4).toUpperCase()) return null
  const right = [...fields.keys()].at(-1) === '63' && fields.get('00') === '01' && code.startsWith('00')
  if (!right || fields.get('53') !== BRL || fields.get('58') !== 'BR') return null

  const account = accountFields(fields)
  const nome = fields.get('59')
  const cidade = fields.get('60')
  const valor = readAmount(fields.get('54'))
  if (!account || !nome || !cidade || valor === undefined) return null
  const singleUse = fields.get('01') === '12'
  const url = account.get('25')
  const chave = account.get('01')
  if (url) return chave ? null : { kind: 'dynamic', url, nome, cidade, singleUse }
  const txid = readFields(fields.get('62') ?? '')?.get('05') ?? NO_TXID
  if (!chave) return null
  return {
    kind: 'static',
    chave,
    valor,
    txid: txid === NO_TXID ? null : txid,
    descricao: account.get('02') ?? '',
    nome,
    cidade,
    singleUse,
  }
}

const BRL = '986'
const GUI = 'br.gov.bcb.pix'
const NO_TXID = '***'

function staticAccount({ chave, descricao = '' }: StaticPix): string {
  if (chave === '' || chave.length > 77 || !PRINTABLE.test(chave)) throw new RangeError('not a Pix key')
  const account = writeField('00', GUI) + writeField('01', chave)
  // A description takes four characters more than it has.
  const room = 99 - account.length - 4
  const text = room > 0 && descricao.trim() !== '' ? plainText(descricao, room) : ''
  return text === '' ? account : account + writeField('02', text)
}

function dynamicAccount({ url }: DynamicPix): string {
  if (url.length > 77 || !/^[\w-]+(\.[\w-]+)+(\/[!-~]*)?$/.test(url)) throw new RangeError('not a location')
  return writeField('00', GUI) + writeField('25', url)
}

function amountText(cents: bigint): string {
  if (cents <= 0n || cents > 999_999_999_999n) throw new RangeError('not an amount of a Pix')
  const text = String(cents).padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}

/** Cents; null where there are none, undefined where they cannot be read. */
function readAmount(text: string | undefined): bigint | null | undefined {
  if (text === undefined) return null
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text)
  return match ? BigInt(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`) : undefined
}

/** The account that is Pix among those of other schemes. */
function accountFields(fields: Map<string, string>): Map<string, string> | null {
  for (const [id, value] of fields) {
    const account = id >= '26' && id <= '51' ? readFields(value) : null
    if (account?.get('00')?.toLowerCase() === GUI) return account
  }
  return null
}

const PRINTABLE = /^[ -~]+$/

/** Letters without accents, and no sign that a bank's printer may lack. */
function plainText(text: string, length: number): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, length)
    .trim()
  if (plain === '') throw new RangeError('nothing is left to print')
  return plain
}

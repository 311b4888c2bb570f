import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Igreja, TextoTipo } from '@atrio/contract'
import { gatewayIds } from '../adapters/payment/gateway.ts'

export type Idioma = Igreja['idioma']

interface Versao {
  versao: number
  /** Noon in UTC: the same day nearly everywhere. */
  dataVigencia: string
  mudancas: Record<Idioma, string> | null
  /** Members are asked once. */
  flagPedeAceite: boolean
}

const primeira: Versao = {
  versao: 1,
  dataVigencia: '2026-11-01T12:00:00.000Z',
  mudancas: null,
  flagPedeAceite: false,
}

/**
 * The default texts, oldest first. One that was in force is never changed: a new version is a new file in `textos`, and
 * `PADRAO_EM_VIGOR` names it.
 */
export const padrao: Record<TextoTipo, readonly Versao[]> = {
  privacidade: [primeira],
  termos: [primeira],
  ajuda: [primeira],
}

/** What of a default text depends on the church. */
export interface Fatos {
  nome: string
  /** ISO 3166-1 alpha-2. */
  pais: string
  modulos: readonly string[]
  gateways: readonly number[]
  recaptcha: boolean
}

/** HTML of ours, with what the church is and has. */
export async function fillPadrao(
  { tipo, versao, idioma }: { tipo: TextoTipo; versao: number; idioma: Idioma },
  fatos: Fatos,
): Promise<string> {
  const name = `${tipo}.${versao}.${idioma}.html`
  const text = await (read.get(name) ?? remember(name))
  const holds = conditionsOf(fatos)
  const provedores = new Intl.ListFormat(idioma.replace('_', '-'), { type: 'conjunction' }).format(
    fatos.gateways.map((id) => providerName(id, idioma)),
  )
  return keepWhatHolds(text, holds)
    .replaceAll('{{igreja}}', () => escape(fatos.nome))
    .replaceAll('{{provedores}}', () => escape(provedores))
}

const read = new Map<string, Promise<string>>()

function remember(name: string): Promise<string> {
  const text = readFile(join(import.meta.dirname, 'textos', name), 'utf8')
  read.set(name, text)
  return text
}

function conditionsOf({ pais, modulos, gateways, recaptcha }: Fatos): ReadonlySet<string> {
  const evento = modulos.includes('MOD_EVENTO')
  const doacao = modulos.includes('MOD_DOACAO')
  const dinheiro = evento || doacao
  const lei = pais === 'BR' ? 'lgpd' : GDPR.has(pais) ? 'gdpr' : 'outra'
  const found = { evento, doacao, dinheiro, online: dinheiro && gateways.length > 0, recaptcha, [lei]: true }
  return new Set(Object.entries(found).flatMap(([name, is]) => (is ? [name] : [])))
}

/** `[[evento]]…[[/]]` stays where there are events; one may stand in another. */
function keepWhatHolds(text: string, holds: ReadonlySet<string>): string {
  const shorter = text.replaceAll(
    /\[\[(\w+)\]\]([^[]*(?:\[(?!\[)[^[]*)*)\[\[\/\]\]/g,
    (_, name: string, part: string) => (holds.has(name) ? part : ''),
  )
  return shorter === text ? text : keepWhatHolds(shorter, holds)
}

const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'
/** The Union, the Economic Area, and the United Kingdom with the same law of its own. */
const GDPR = new Set(`${EU} IS LI NO GB`.split(' '))

const names: Record<number, string | Record<Idioma, string>> = {
  [gatewayIds.sandbox]: {
    pt_BR: 'um provedor de demonstração',
    en: 'a demonstration provider',
    es: 'un proveedor de demostración',
  },
  [gatewayIds.cardconnect]: 'CardConnect',
  [gatewayIds.picpay]: 'PicPay',
  [gatewayIds.stripe]: 'Stripe',
  [gatewayIds.zoop]: 'Zoop',
  [gatewayIds.paypal]: 'PayPal',
  [gatewayIds.pix]: {
    pt_BR: 'o banco que recebe o Pix da igreja',
    en: 'the bank that receives the church’s Pix payments',
    es: 'el banco que recibe los pagos Pix de la iglesia',
  },
}

function providerName(id: number, idioma: Idioma): string {
  const name = names[id] ?? String(id)
  return typeof name === 'string' ? name : name[idioma]
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
